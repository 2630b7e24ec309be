import { timeOf } from '@tulia/centre/clock';
import { compactDate, compactMoment } from '@tulia/centre/compact-date';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { eventWords } from '../../lib/appointments/detail-words.ts';
import { Fold } from '../../lib/page/fold.tsx';
import * as s from './view-appointment.module.css';

interface HistorySectionProps {
	readonly history: AppointmentDetail['history'];
	readonly now: Date;
}

/** The details of an event: the reason as typed, or the old time of a move. */
const detailWords = ({ what, detail = '' }: AppointmentDetail['history'][number], now: Date): string =>
	what === 'moved' && isInstant(detail) ? `From ${compactMoment(detail, now)}` : detail;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

export const HistorySection = ({ history, now }: HistorySectionProps): ReactNode => (
	<Fold title="History" line={history.length === 0 ? 'None' : `Last: ${history.map(eventWords).at(-1)}`}>
		{history.length === 0 ? <p>Nothing has happened yet.</p> : null}
		<ol className={s.lines}>
			{history.map((event) => (
				<li key={`${event.at} ${event.what}`}>
					<b>{eventWords(event)}</b>
					<time className={s.quiet} dateTime={event.at}>
						{compactDate(new Date(event.at), now)} {timeOf(new Date(event.at))}
					</time>
					{event.detail === undefined ? null : <span className={s.written}>{detailWords(event, now)}</span>}
				</li>
			))}
		</ol>
	</Fold>
);
