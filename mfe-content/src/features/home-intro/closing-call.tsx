import { Lead, Section } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import * as s from './closing-call.module.css';

/** The closing section of the page, with the schedule button. */
export const ClosingCall = (): ReactNode => (
	<Section tight>
		<div className={s.call}>
			<h2>When you are ready, we are here</h2>
			<Lead>You can change your mind at any point before you confirm.</Lead>
			<div className={s.action}>
				<ScheduleButton size="lg">Schedule Physical Meeting</ScheduleButton>
			</div>
		</div>
	</Section>
);
