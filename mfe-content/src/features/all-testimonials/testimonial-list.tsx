import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { TestimonialFigure } from '../../lib/testimonial-figure.tsx';
import * as s from './testimonial-list.module.css';

interface TestimonialListProps {
	readonly testimonials: readonly Testimonial[];
	/** Loaded by a button: the first of them takes the focus. */
	readonly wasAskedFor?: boolean | undefined;
}

export function TestimonialList({ testimonials, wasAskedFor = false }: TestimonialListProps): ReactNode {
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (wasAskedFor) list.current?.querySelector('li')?.focus();
	}, [wasAskedFor]);
	return (
		<ul ref={list}>
			{testimonials.map((testimonial) => (
				<li key={testimonial.id} className={s.testimonial} tabIndex={wasAskedFor ? -1 : undefined}>
					<TestimonialFigure testimonial={testimonial} wordsClass={s.words} />
				</li>
			))}
		</ul>
	);
}
