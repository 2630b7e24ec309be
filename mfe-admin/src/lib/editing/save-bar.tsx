import type { ReactNode } from 'react';
import * as s from './save-bar.module.css';

interface SaveBarProps {
	/** What saving would do, or what is missing. Said politely when it changes. */
	readonly children?: ReactNode;
	readonly buttons: ReactNode;
}

/** The foot of a long form: its Save stays in sight. */
export const SaveBar = ({ children, buttons }: SaveBarProps): ReactNode => (
	<section className={s.bar} aria-label="Save">
		<p className={s.words} aria-live="polite">
			{children}
		</p>
		<div className={s.buttons}>{buttons}</div>
	</section>
);
