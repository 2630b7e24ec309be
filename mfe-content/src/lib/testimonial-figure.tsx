import { longDate } from '@tulia/centre/date-words';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { classNames, Stars } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './testimonial-figure.module.css';

interface TestimonialFigureProps {
	readonly testimonial: Testimonial;
	/** The class that sets size and line breaks of the text. */
	readonly wordsClass: string | undefined;
}

export function TestimonialFigure({ testimonial, wordsClass }: TestimonialFigureProps): ReactNode {
	const { message, name, rating, date } = testimonial;
	return (
		<figure>
			<Stars value={rating} />
			<blockquote className={classNames(s.words, wordsClass)}>“{message}”</blockquote>
			<figcaption className={s.by}>
				<b className={s.name}>{name}</b>
				<time dateTime={date}>{longDate(date)}</time>
			</figcaption>
		</figure>
	);
}
