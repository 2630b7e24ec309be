import type { ReactNode } from 'react';
import { STEP_NAMES } from '../../lib/draft/booking-step.ts';
import * as s from './schedule-appointment.module.css';
import { ServicesSkeleton } from './services-skeleton.tsx';
import * as steps from './steps.module.css';

/** The form before the session is known: its first step. */
export const ScheduleSkeleton = (): ReactNode => (
	<div className={s.book}>
		<section>
			<h2 className={steps.partTitle}>{STEP_NAMES.who}</h2>
			<ServicesSkeleton />
		</section>
	</div>
);
