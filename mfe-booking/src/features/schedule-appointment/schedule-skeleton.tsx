import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';
import { ServicesSkeleton } from './services-skeleton.tsx';

/** The form before it is known whose it is: its first step, in its place. */
export const ScheduleSkeleton = (): ReactNode => (
	<div className={s.book}>
		<div>
			<div className={s.step}>
				<ServicesSkeleton />
			</div>
		</div>
	</div>
);
