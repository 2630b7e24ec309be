import type { FieldError } from '@tulia/contracts/problem';
import { type MouseEvent, useEffect, useRef } from 'react';
import { openDetailsAround } from '../disclosure/open-details-around.ts';
import { Icon } from '../display/icon.tsx';
import * as s from './error-summary.module.css';

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export interface ErrorSummaryProps {
	readonly errors: readonly FieldError[];
	/** The id of the element of a field. Default: the field's own name. */
	readonly idOf?: ((field: string) => string) | undefined;
	/** A change makes the summary take the focus again, such as the number of the attempt. */
	readonly attempt?: number | undefined;
	readonly title?: string | undefined;
}

/** Lists the errors at the top of a form, takes the focus, and links to each field. For two errors and more. */
export function ErrorSummary({ errors, idOf = (field) => field, attempt = 0, title }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes the focus again
	useEffect(() => box.current?.focus(), [attempt]);

	// Focuses by script: a fragment only scrolls, and would add the id to the address and the history.
	const go = (field: string) => (event: MouseEvent) => {
		event.preventDefault();
		const target = document.getElementById(idOf(field));
		openDetailsAround(target);
		target?.scrollIntoView({ block: 'center' });
		target?.focus({ preventScroll: true });
	};

	return (
		<div ref={box} className={s.summary} role="alert" tabIndex={-1}>
			<Icon name="alert" className={s.icon} />
			<div>
				<h2 className={s.title}>
					{title ?? `Please check ${COUNT[errors.length] ?? errors.length} ${errors.length === 1 ? 'thing' : 'things'}`}
				</h2>
				<ul>
					{errors.map(({ field, message }) => (
						<li key={field}>
							<a className={s.link} href={`#${idOf(field)}`} onClick={go(field)}>
								{message}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
