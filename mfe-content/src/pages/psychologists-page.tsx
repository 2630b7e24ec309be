import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { useListPsychologistsQuery, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { BeforeYouChoose } from '../features/psychologists/before-you-choose.tsx';
import { areAllLicensed } from '../features/psychologists/licence-words.ts';
import { PsychologistCards } from '../features/psychologists/psychologist-cards.tsx';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const ALWAYS_NAMED = 'Your ticket always names who you will see.';

/** "Three psychologists, all licensed. Your ticket always names who you will see." */
function leadOf(people: readonly Pick<PsychologistCard, 'licence'>[]): string {
	if (people.length === 0) return ALWAYS_NAMED;
	const noun = people.length === 1 ? 'psychologist' : 'psychologists';
	const licensed = people.length > 1 && areAllLicensed(people) ? ', all licensed' : '';
	return `${NUMBERS[people.length] ?? people.length} ${noun}${licensed}. ${ALWAYS_NAMED}`;
}

export function PsychologistsPage(): ReactNode {
	const query = useListPsychologistsQuery();
	const people = query.data?.data ?? [];
	usePage({
		title: 'Our psychologists',
		description: 'The people you will meet: who they are, which languages they speak and what they can help with.',
	});
	return (
		<>
			<Container>
				<PageHeading lead={leadOf(people)}>The people you will meet</PageHeading>
				<PsychologistCards query={query} />
			</Container>
			<BeforeYouChoose people={people} />
		</>
	);
}
