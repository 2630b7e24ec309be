import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { Stars } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { longDate } from '../../lib/date-words.ts';
import * as s from './testimonial-list.module.css';

interface TestimonialListProps {
	readonly testimonials: readonly Testimonial[];
	/** Somebody asked for these: the keyboard goes on at the first of them. */
	readonly wasAskedFor?: boolean | undefined;
}

/** Testimonials under each other, each with its stars, name and date. */
export function TestimonialList({ testimonials, wasAskedFor = false }: TestimonialListProps): ReactNode {
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (wasAskedFor) list.current?.querySelector('li')?.focus();
	}, [wasAskedFor]);
	return (
		<ul ref={list}>
			{testimonials.map(({ id, message, name, rating, date }) => (
				<li key={id} className={s.testimonial} tabIndex={wasAskedFor ? -1 : undefined}>
					<figure>
						<Stars value={rating} />
						<blockquote className={s.words}>“{message}”</blockquote>
						<figcaption className={s.by}>
							<b className={s.name}>{name}</b>
							<time dateTime={date}>{longDate(date)}</time>
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}
