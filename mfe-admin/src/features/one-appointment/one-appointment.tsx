import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ChangePart } from './change-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { MailsPart } from './mails-part.tsx';
import * as s from './one-appointment.module.css';
import { StaffNote } from './staff-note.tsx';

interface OneAppointmentProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

/** One appointment with everything staff may know of it and do with it. */
export const OneAppointment = ({ detail, now }: OneAppointmentProps): ReactNode => (
	<div className={s.page}>
		<div className={s.column}>
			<AppointmentFacts detail={detail} now={now} />
			<ChangePart detail={detail} now={now} />
		</div>
		<div className={s.column}>
			<StaffNote detail={detail} />
			<MailsPart detail={detail} now={now} />
			<HistoryPart history={detail.history} now={now} />
		</div>
	</div>
);
