import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { TestimonialFigure } from '../../lib/testimonial-figure.tsx';
import * as s from './testimonial-list.module.css';

interface TestimonialListProps {
	readonly testimonials: readonly Testimonial[];
	/** Loaded by a button: the first of them takes the focus. */
	readonly wasRequested?: boolean | undefined;
}

export function TestimonialList({ testimonials, wasRequested = false }: TestimonialListProps): ReactNode {
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (wasRequested) list.current?.querySelector('li')?.focus();
	}, [wasRequested]);
	return (
		<ul ref={list}>
			{testimonials.map((testimonial) => (
				<li key={testimonial.id} className={s.testimonial} tabIndex={wasRequested ? -1 : undefined}>
					<TestimonialFigure testimonial={testimonial} wordsClass={s.words} />
				</li>
			))}
		</ul>
	);
}
