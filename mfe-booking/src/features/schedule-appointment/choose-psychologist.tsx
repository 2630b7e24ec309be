import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Button, Notice } from '@tulia/ui';
import { type RadioCardOption, RadioCards, useBoundField } from '@tulia/ui/form';
import { Portrait, SpokenLanguages } from '@tulia/ui/portraits';
import { type ReactNode, useRef, useState } from 'react';
import { ChoiceRow } from '../../lib/choice-row.tsx';
import { FIRST_AVAILABLE } from '../../lib/draft/schedule-values.ts';
import { type Psychologists, usePsychologists } from '../../lib/services/use-psychologists.ts';
import { useUnavailableChoice } from '../../lib/use-unavailable-choice.ts';
import { PsychologistsNotice } from './psychologists-notice.tsx';
import * as s from './schedule-appointment.module.css';

const LABEL = 'Who would you like to see?';
const FIRST = {
	value: FIRST_AVAILABLE,
	title: 'First available',
	text: 'Whoever is free first. The ticket names the person.',
};

/** Deselects a psychologist who does not offer the service, and returns their name if it is known. */
function useUnavailablePsychologist({ everybody, offering }: Psychologists): string | undefined {
	const { value, onChange } = useBoundField<string>('psychologistId');
	const ids = offering && [FIRST_AVAILABLE, ...offering.map(({ id }) => id)];
	const unavailable = useUnavailableChoice(value, ids, () => onChange(FIRST_AVAILABLE));
	if (unavailable === undefined || value !== FIRST_AVAILABLE) return undefined;
	return everybody?.find(({ id }) => id === unavailable)?.name ?? 'The psychologist you chose before';
}

/** A psychologist in short: title, languages and licence. The rest is on their page. */
const optionOf = ({ id, name, title, languages, licence, portrait }: PsychologistCard): RadioCardOption => ({
	value: id,
	title: name,
	portrait: <Portrait of={portrait} shape="round" />,
	text: (
		<>
			{title ? `${title}. ` : null}
			{languages ? (
				<>
					<SpokenLanguages languages={languages} />.{' '}
				</>
			) : null}
			{licence ? `Licence ${licence.number}` : null}
		</>
	),
});

/** The first available psychologist in one row; it opens to all who offer the service. */
export function ChoosePsychologist({ serviceId }: { readonly serviceId: string | undefined }): ReactNode {
	const psychologists = usePsychologists(serviceId);
	const unavailable = useUnavailablePsychologist(psychologists);
	const { value, error } = useBoundField<string>('psychologistId');
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const offering = psychologists.offering ?? [];
	const chosen = offering.find(({ id }) => id === value);
	return (
		<section aria-label="Who you see">
			<ChoiceRow
				picture={
					<span className={s.faces}>
						{(chosen ? [chosen] : offering.slice(0, 2)).map(({ id, portrait }) => (
							<Portrait key={id} of={portrait} shape="round" />
						))}
					</span>
				}
				title={chosen?.name ?? FIRST.title}
				text={chosen?.title}
				action={
					<Button ref={opener} variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
						{isOpen ? 'Close' : 'Choose a person'}
					</Button>
				}
			>
				<div className={s.people} hidden={!isOpen && error === undefined}>
					<RadioCards
						name="psychologistId"
						label={LABEL}
						compact
						stacked
						options={[FIRST, ...offering.map(optionOf)]}
					/>
					<ArrowLink component={Link} to={paths.psychologists()}>
						More about them
					</ArrowLink>
				</div>
			</ChoiceRow>
			{unavailable === undefined ? null : (
				<div className={s.under}>
					<Notice tone="warm" role="status">
						{unavailable} does not offer this service. The first available psychologist sees you, or choose by name.
					</Notice>
				</div>
			)}
			<PsychologistsNotice psychologists={psychologists} />
		</section>
	);
}
