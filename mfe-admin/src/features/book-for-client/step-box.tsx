import { type ReactNode, useId } from 'react';
import * as s from './book-for-client.module.css';

interface StepBoxProps {
	readonly number: number;
	readonly title: string;
	readonly children: ReactNode;
}

/** One step of the booking: its number, its question and its fields. */
export function StepBox({ number, title, children }: StepBoxProps): ReactNode {
	const id = useId();
	return (
		<section className={s.box} aria-labelledby={id}>
			<h2 id={id} className={s.head}>
				<span className={s.number} aria-hidden="true">
					{number}
				</span>
				{title}
			</h2>
			{children}
		</section>
	);
}
