import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { calledBy, Link, paths } from '@tulia/platform';
import { ArrowLink, AsyncBlock, type AsyncQuery, Card, CardFoot, CardTitle, Skeleton, VisuallyHidden } from '@tulia/ui';
import { Portrait } from '@tulia/ui/portraits';
import type { ReactNode } from 'react';
import { useFailure } from '../../lib/use-failure.ts';
import * as s from './psychologist-cards.module.css';
import { PsychologistFacts } from './psychologist-facts.tsx';

/** Placeholders: the usual number of psychologists. */
const PLACES = ['a', 'b', 'c'];

const skeleton = (
	<ul className={s.people}>
		{PLACES.map((place) => (
			<Card as="li" key={place} ratio="8:7" media={<Skeleton shape="image" />}>
				<Skeleton shape="title" width="most" />
				<Skeleton width="half" />
				<Skeleton width="long" />
			</Card>
		))}
	</ul>
);

const PersonCard = ({ psychologist }: { readonly psychologist: PsychologistCard }): ReactNode => {
	const { id, name, title, summary, portrait } = psychologist;
	return (
		<Card as="li" ratio="8:7" media={<Portrait of={portrait} />}>
			<div>
				<CardTitle component={Link} to={paths.psychologist(id)}>
					{name}
				</CardTitle>
				{title === undefined ? null : <p className={s.title}>{title}</p>}
			</div>
			{summary === undefined ? null : <p className={s.summary}>{summary}</p>}
			<PsychologistFacts psychologist={psychologist} />
			<CardFoot>
				<ArrowLink component="span" aria-hidden="true">
					Meet {calledBy(name)}
				</ArrowLink>
			</CardFoot>
		</Card>
	);
};

interface PsychologistCardsProps {
	readonly query: AsyncQuery<{ readonly data: readonly PsychologistCard[] }>;
}

export function PsychologistCards({ query }: PsychologistCardsProps): ReactNode {
	const failed = useFailure('We could not load our psychologists', 'Loading our psychologists…');
	return (
		<section aria-labelledby="psychologists">
			<h2 id="psychologists">
				<VisuallyHidden>Our psychologists</VisuallyHidden>
			</h2>
			<AsyncBlock
				query={query}
				loading="Loading our psychologists"
				skeleton={skeleton}
				failed={failed}
				empty={{ title: 'Nobody is listed yet', text: 'Please call us and we will tell you whom you will meet.' }}
			>
				{({ data }) => (
					<ul className={s.people}>
						{data.map((psychologist) => (
							<PersonCard key={psychologist.id} psychologist={psychologist} />
						))}
					</ul>
				)}
			</AsyncBlock>
		</section>
	);
}
