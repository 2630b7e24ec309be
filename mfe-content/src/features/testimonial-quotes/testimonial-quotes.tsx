import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Container, classNames, SectionHead, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListTestimonialsQuery } from '../../api/testimonials-api.ts';
import { TestimonialFigure } from '../../lib/testimonial-figure.tsx';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedTestimonials } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './testimonial-quotes.module.css';

/** How many testimonials home shows (R20). */
const SHOWN = 3;

interface QuoteProps {
	readonly testimonial: Testimonial;
	readonly isLead: boolean;
}

const Quote = ({ testimonial, isLead }: QuoteProps): ReactNode => (
	<li className={classNames(s.quote, isLead && s.lead)}>
		<TestimonialFigure testimonial={testimonial} wordsClass={s.words} />
	</li>
);

const skeleton = (
	<ul className={s.quotes}>
		{['first', 'second', 'third'].map((place) => (
			<li key={place} className={classNames(s.quote, place === 'first' && s.lead)}>
				<SkeletonStack>
					<Skeleton width="short" />
					<div className={s.waiting}>
						<Skeleton shape="block" />
					</div>
					<Skeleton width="half" />
				</SkeletonStack>
			</li>
		))}
	</ul>
);

export function TestimonialQuotes(): ReactNode {
	const testimonials = useWithSaved(useListTestimonialsQuery(), 'listTestimonials', loadSavedTestimonials);
	const failed = useFailure('We could not load the stories', 'Loading stories…');
	return (
		<section className={s.section}>
			<Container>
				<SectionHead
					title="In their own words"
					action={
						<ArrowLink component={Link} to={paths.testimonials()}>
							Read more stories
						</ArrowLink>
					}
				/>
				<AsyncBlock
					query={testimonials}
					loading="Loading stories"
					skeleton={skeleton}
					failed={failed}
					empty={{ title: 'No stories yet', text: 'What people tell us, we share only with their consent.' }}
				>
					{({ data }) => (
						<ul className={s.quotes}>
							{data.slice(0, SHOWN).map((testimonial, place) => (
								<Quote key={testimonial.id} testimonial={testimonial} isLead={place === 0} />
							))}
						</ul>
					)}
				</AsyncBlock>
			</Container>
		</section>
	);
}
