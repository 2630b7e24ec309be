import { AsyncBlock, Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListTestimonialsQuery } from '../../api/testimonials-api.ts';
import { useFailure } from '../../lib/use-failure.ts';
import * as s from './more-testimonials.module.css';
import { TestimonialList } from './testimonial-list.tsx';

/** Page size. */
const PAGE = '10';

/** The testimonials from `cursor` on, loaded by a button, page by page. */
export function MoreTestimonials({ cursor }: { readonly cursor: string }): ReactNode {
	const [isWanted, want] = useState(false);
	const page = useListTestimonialsQuery({ cursor, limit: PAGE }, { skip: !isWanted });
	const failed = useFailure('We could not load more testimonials', 'Loading testimonials…');
	if (!isWanted || page.isLoading)
		return (
			<div className={s.more}>
				<Button variant="secondary" busy={isWanted} busyLabel="Loading testimonials…" onClick={() => want(true)}>
					Show more testimonials
				</Button>
			</div>
		);
	return (
		<AsyncBlock query={page} loading="Loading testimonials" skeleton={null} failed={failed} headingLevel="h2">
			{({ data, nextCursor }) => (
				<>
					<TestimonialList testimonials={data} wasRequested />
					{nextCursor === undefined ? null : <MoreTestimonials cursor={nextCursor} />}
				</>
			)}
		</AsyncBlock>
	);
}
