import type { ReactNode } from 'react';
import * as s from './booking-bar.module.css';

export interface BookingBarProps {
	/** "Thu 19 Nov, 10:30 AM", or what is missing. */
	readonly title: string;
	/** "You, $35" */
	readonly text?: string | undefined;
	/** The button of the next step. */
	readonly action: ReactNode;
	readonly titleId?: string | undefined;
}

/** The choice so far and the next step, for a phone. Its page places it. Hidden from 992 px on. */
export const BookingBar = ({ title, titleId, text, action }: BookingBarProps) => (
	<section className={s.bar} aria-label="Your choice">
		<span className={s.choice}>
			<b id={titleId}>{title}</b>
			{text}
		</span>
		{action}
	</section>
);
