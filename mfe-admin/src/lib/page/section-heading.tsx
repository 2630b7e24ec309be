import type { ReactNode } from 'react';
import * as s from './section-heading.module.css';

interface SectionHeadingProps {
	readonly title: string;
	readonly lead?: ReactNode;
	readonly action?: ReactNode;
	/** The heading takes the focus when it appears, because it replaced a focused element. */
	readonly takesFocus?: boolean;
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** The `h2` of a part of an admin page, with one action beside it. */
export function SectionHeading({ title, lead, action, takesFocus = false }: SectionHeadingProps): ReactNode {
	return (
		<div className={s.head}>
			<div>
				{/* The key remounts the heading when the title changes, so that it takes the focus again. */}
				<h2 key={title} ref={takesFocus ? focus : undefined} tabIndex={-1}>
					{title}
				</h2>
				{lead ? <p className={s.lead}>{lead}</p> : null}
			</div>
			{action}
		</div>
	);
}
