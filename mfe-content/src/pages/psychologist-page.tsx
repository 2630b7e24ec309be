import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { paths, problemIn, selectPsychologists, useAppSelector, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, type AsyncQuery, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetPsychologistQuery } from '../api/psychologists-api.ts';
import { FirstVisitSteps } from '../features/first-visit-steps/first-visit-steps.tsx';
import { PsychologistFrame } from '../features/psychologists/psychologist-frame.tsx';
import { PsychologistNotFound } from '../features/psychologists/psychologist-not-found.tsx';
import { PsychologistProfile } from '../features/psychologists/psychologist-profile.tsx';
import { useFailure } from '../lib/use-failure.ts';

type Detail = NonNullable<ReturnType<typeof useGetPsychologistQuery>['data']>;

const skeleton = (
	<SkeletonStack>
		<Skeleton shape="block" />
		<Skeleton width="long" />
		<Skeleton width="most" />
	</SkeletonStack>
);

/** An unknown id and a malformed one. */
const isUnknownPsychologist = (error: unknown): boolean => [400, 404].includes(problemIn(error)?.status ?? 0);

export function PsychologistPage(): ReactNode {
	const { id = '' } = useParams();
	const query = useGetPsychologistQuery({ id });
	return isUnknownPsychologist(query.error) ? (
		<PsychologistNotFound />
	) : (
		<FoundPsychologist key={id} id={id} query={query} />
	);
}

interface FoundPsychologistProps {
	readonly id: string;
	readonly query: AsyncQuery<Detail>;
}

const descriptionOf = ({ name, title, summary }: PsychologistCard): string =>
	[`${name}${title === undefined ? '' : `, ${title}`}.`, summary].filter(Boolean).join(' ');

/** A psychologist, loading or loaded. The card of the list is enough to show the heading. */
function FoundPsychologist({ id, query }: FoundPsychologistProps): ReactNode {
	const known = useAppSelector(selectPsychologists).data?.data.find((card) => card.id === id);
	const card = query.data ?? known;
	usePage({
		title: card?.name ?? 'Psychologist',
		...(card ? { description: descriptionOf(card) } : {}),
		parent: { title: 'Our psychologists', path: paths.psychologists() },
		content: { psychologist: card },
	});
	const failed = useFailure('We could not load this page', 'Loading…');
	return (
		<>
			<PsychologistFrame psychologist={card} isLoading={query.isLoading}>
				<AsyncBlock query={query} loading="Loading who this is" skeleton={skeleton} failed={failed} headingLevel="h2">
					{(psychologist) => <PsychologistProfile psychologist={psychologist} />}
				</AsyncBlock>
			</PsychologistFrame>
			<FirstVisitSteps />
		</>
	);
}
