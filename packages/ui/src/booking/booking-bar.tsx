import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import * as s from './booking-bar.module.css';

export interface BookingBarProps {
	/** "Thu 19 Nov, 10:30 AM" */
	readonly title: string;
	/** The service. */
	readonly text?: string | undefined;
	/** The confirming button. */
	readonly action: ReactNode;
	/** The bar goes while this element, the ticket with its own button, can be seen. */
	readonly hideWhileSeen?: RefObject<HTMLElement | null> | undefined;
}

/** What is chosen, and the button, at the bottom of a phone. Not shown from 992 px on, where the ticket stays in view. */
export function BookingBar({ title, text, action, hideWhileSeen }: BookingBarProps) {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		const element = hideWhileSeen?.current;
		if (!element) return undefined;
		const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.4 });
		observer.observe(element);
		return () => observer.disconnect();
	}, [hideWhileSeen]);

	if (isSeen) return null;
	return (
		<section className={s.bar} aria-label="Your choice">
			<span className={s.choice}>
				<b>{title}</b>
				{text}
			</span>
			{action}
		</section>
	);
}
