import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './change-visit.module.css';

interface ChangePanelProps {
	readonly title: string;
	readonly headingLevel: 'h2' | 'h3';
	readonly children: ReactNode;
}

/** The panel that a button opens below itself. Its heading takes the focus; there is no focus trap. */
export function ChangePanel({ title, headingLevel: Heading, children }: ChangePanelProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={s.panel} aria-label={title}>
			<Heading ref={heading} tabIndex={-1} className={s.title}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
