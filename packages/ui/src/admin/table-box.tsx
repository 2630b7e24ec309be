import type { ReactNode } from 'react';
import * as s from './table-box.module.css';

export interface TableBoxProps {
	/** Search and filters, above the table. */
	readonly tools?: ReactNode;
	/** The table, or its empty or failed state. */
	readonly children: ReactNode;
	/** Count and pagination. */
	readonly foot?: ReactNode;
}

/** The frame of a table; the table stacks when this frame, not the window, is narrower than 56 rem. */
export const TableBox = ({ tools, children, foot }: TableBoxProps) => (
	<div className={s.box}>
		{tools ? <div className={s.tools}>{tools}</div> : null}
		{children}
		{foot ? <div className={s.foot}>{foot}</div> : null}
	</div>
);
