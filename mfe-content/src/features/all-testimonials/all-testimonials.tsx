import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListTestimonialsQuery } from '../../api/testimonials-api.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedTestimonials } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './all-testimonials.module.css';
import { MoreTestimonials } from './more-testimonials.tsx';
import { TestimonialList } from './testimonial-list.tsx';

const skeleton = (
	<ul>
		{['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
			<li key={place} className={s.waiting}>
				<SkeletonStack>
					<Skeleton width="short" />
					<Skeleton shape="title" />
					<Skeleton shape="title" width="most" />
					<Skeleton width="half" />
				</SkeletonStack>
			</li>
		))}
	</ul>
);

/** Every published testimonial: the newest at once, further pages on request. */
export function AllTestimonials(): ReactNode {
	const newest = useWithSaved(useListTestimonialsQuery(), 'listTestimonials', loadSavedTestimonials);
	const failed = useFailure('We could not load the testimonials', 'Loading testimonials…');
	return (
		<AsyncBlock
			query={newest}
			loading="Loading testimonials"
			skeleton={skeleton}
			failed={failed}
			empty={{ title: 'No testimonials yet', text: 'What people tell us, we share only with their consent.' }}
			headingLevel="h2"
		>
			{({ data, nextCursor }) => (
				<>
					<TestimonialList testimonials={data} />
					{nextCursor === undefined ? null : <MoreTestimonials key={nextCursor} cursor={nextCursor} />}
				</>
			)}
		</AsyncBlock>
	);
}
