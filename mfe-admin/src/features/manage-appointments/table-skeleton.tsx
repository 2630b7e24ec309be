import { Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from '../../lib/appointments/appointments.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The skeleton of the table, with rows of the final height. */
export const TableSkeleton = (): ReactNode => (
	<div className={s.waiting}>
		{ROWS.map((row) => (
			<div key={row} className={s.waitingRow}>
				<Skeleton width="most" />
				<Skeleton width="half" />
			</div>
		))}
	</div>
);
