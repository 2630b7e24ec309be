import type { ReactNode } from 'react';
import * as s from './admin-heading.module.css';

export interface AdminHeadingProps {
	readonly title: ReactNode;
	readonly lead?: ReactNode;
	readonly action?: ReactNode;
}

/** The `h1` of an admin page, with a line beneath and one action, or a `ButtonRow`, beside. */
export const AdminHeading = ({ title, lead, action }: AdminHeadingProps) => (
	<div className={s.heading}>
		<div>
			<h1 tabIndex={-1}>{title}</h1>
			{lead ? <p>{lead}</p> : null}
		</div>
		{action}
	</div>
);
