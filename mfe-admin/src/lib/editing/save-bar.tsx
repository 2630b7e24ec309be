import type { ReactNode } from 'react';
import * as s from './save-bar.module.css';

interface SaveBarProps {
	/** What saving would do, or what is missing. Announced politely when it changes. */
	readonly children?: ReactNode;
	readonly buttons: ReactNode;
}

/** The bottom of a long form, with Save always visible. */
export const SaveBar = ({ children, buttons }: SaveBarProps): ReactNode => (
	<section className={s.bar} aria-label="Save">
		<p className={s.words} aria-live="polite">
			{children}
		</p>
		<div className={s.buttons}>{buttons}</div>
	</section>
);
