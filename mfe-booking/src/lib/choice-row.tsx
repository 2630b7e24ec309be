import type { ReactNode } from 'react';
import * as s from './choice-row.module.css';

interface ChoiceRowProps {
	/** A drawing, portraits or an icon. */
	readonly picture: ReactNode;
	readonly title: ReactNode;
	readonly text?: ReactNode;
	readonly action?: ReactNode;
	/** What the action opens, in place. */
	readonly children?: ReactNode;
}

/** What is chosen already, or by default, in one line with what changes it. */
export const ChoiceRow = ({ picture, title, text, action, children }: ChoiceRowProps): ReactNode => (
	<div className={s.frame}>
		<div className={s.row}>
			<div className={s.picture}>{picture}</div>
			<p className={s.words}>
				<b>{title}</b>
				{text === undefined ? null : <span>{text}</span>}
			</p>
			{action}
		</div>
		{children}
	</div>
);
