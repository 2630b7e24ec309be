import type { ReactNode } from 'react';
import * as s from './save-bar.module.css';

interface SaveBarProps {
	/** Says what a save would change, or what is missing. Changes are announced politely. */
	readonly children?: ReactNode;
	readonly buttons: ReactNode;
}

/** The bar at the bottom of a long form, which keeps Save visible. */
export const SaveBar = ({ children, buttons }: SaveBarProps): ReactNode => (
	<section className={s.bar} aria-label="Save">
		<p className={s.words} aria-live="polite">
			{children}
		</p>
		<div className={s.buttons}>{buttons}</div>
	</section>
);
