import { numberWords } from '@tulia/centre/number-words';
import type { ReminderChannel, VisitReport } from '@tulia/contracts/report/schemas';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { percentWords, shareOf } from '../change-words.ts';
import { noShowRate } from '../report-figures.ts';
import * as s from '../view-report.module.css';
import { Bars } from './bars.tsx';
import { ReportPanel } from './report-panel.tsx';

type Reminders = VisitReport['reminders'];

const HAD: Readonly<Record<ReminderChannel, string>> = {
	sms: 'Had an SMS reminder',
	email: 'Had an email only',
	none: 'Had no reminder',
};

/** The missed visits, by the reminder that was sent for them. */
export function NoShowPanel({ visits, reminders }: Pick<VisitReport, 'visits' | 'reminders'>): ReactNode {
	const bars = reminders.outcomes.flatMap(({ channel, attended, missed }) => {
		const rate = shareOf(missed, attended + missed);
		if (rate === undefined) return [];
		const words = percentWords(rate);
		const of = `${words}, ${numberWords(missed)} of ${numberWords(attended + missed)}`;
		return [{ key: channel, label: HAD[channel], words: of, size: rate, isWarm: channel === 'none' }];
	});
	const rate = noShowRate(visits);
	return (
		<ReportPanel
			title="No-show rate"
			foot={
				rate === undefined
					? 'No visit of these days has an outcome yet.'
					: `${numberWords(visits.missed)} missed of ${numberWords(visits.attended + visits.missed)}. Who had which reminder was not drawn by lot, so a difference may have other reasons. Visits booked on the day itself, and walk-ins, had no time for one.`
			}
		>
			{bars.length === 0 ? null : <Bars label="No-show rate by reminder" bars={bars} />}
		</ReportPanel>
	);
}

type Channel = Reminders['channels'][number];
const CHANNEL = { sms: 'SMS', email: 'Email' } as const;
const withShare = (count: number, sent: number): string => {
	const share = shareOf(count, sent);
	return share === undefined ? numberWords(count) : `${numberWords(count)}, ${percentWords(share, 0)}`;
};
const columns: readonly Column<Channel>[] = [
	{ id: 'channel', head: 'Channel', cell: ({ channel }) => <b>{CHANNEL[channel]}</b>, whole: true },
	{ id: 'sent', head: 'Sent', align: 'end', cell: ({ sent }) => numberWords(sent) },
	{ id: 'delivered', head: 'Delivered', align: 'end', cell: ({ delivered, sent }) => withShare(delivered, sent) },
	{ id: 'back', head: 'Came back', align: 'end', cell: ({ cameBack, sent }) => withShare(cameBack, sent) },
];

/** The reminders sent, by delivery status. */
export const RemindersPanel = ({
	reminders,
	days,
}: {
	readonly reminders: Reminders;
	readonly days: string;
}): ReactNode => (
	<ReportPanel
		title="Reminders by channel"
		foot={`${reminders.phoned === 0 ? 'Nobody was' : reminders.phoned === 1 ? 'One client was' : `${numberWords(reminders.phoned)} clients were`} told something of a visit by phone.`}
	>
		<div className={s.table}>
			<DataTable
				caption={`Reminders sent of visits of ${days}`}
				columns={columns}
				rows={reminders.channels}
				keyOf={({ channel }) => channel}
			/>
		</div>
	</ReportPanel>
);
