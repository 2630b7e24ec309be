import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ChangeSection } from './change-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { Notes } from './notes.tsx';
import { SeriesSection } from './series-section.tsx';
import * as s from './view-appointment.module.css';
import { VisitBar } from './visit-bar.tsx';

interface ViewAppointmentProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
	readonly payments: ReactNode;
	/** The buttons to book the next visit, if the client has a record. */
	readonly bookNext: ReactNode;
}

/** One appointment with all facts and actions that the role may see. */
export const ViewAppointment = ({ detail, now, payments, bookNext }: ViewAppointmentProps): ReactNode => (
	<div className={s.page}>
		<VisitBar detail={detail} now={now} />
		<div className={s.column}>
			<AppointmentFacts detail={detail} now={now} />
			<SeriesSection detail={detail} />
			<ChangeSection detail={detail} now={now} bookNext={bookNext} />
			{payments}
		</div>
		<div className={s.column}>
			<Notes detail={detail} />
			<MailsSection detail={detail} now={now} />
			<HistorySection history={detail.history} now={now} />
		</div>
	</div>
);
