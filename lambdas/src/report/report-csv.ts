import { clockAt } from '@tulia/centre/clock';
import { weekdays } from '@tulia/centre/day';
import { paymentMethods, type TakingsTotal } from '@tulia/contracts/payment/schemas';
import type { IncomeReport, VisitCounts, VisitReport } from '@tulia/contracts/report/schemas';
import { BYTE_ORDER_MARK, csvLines, LIKE_A_FORMULA } from '../platform/csv.ts';

const HEADINGS = ['Table', 'Row', 'Figure', 'Value', 'Unit'];
/** A negative amount is a number of ours and passes. */
const UNLESS_AN_AMOUNT = new RegExp(`(?!^-\\d+\\.\\d\\d$)${LIKE_A_FORMULA.source}`, 'u');

type Line = readonly [table: string, row: string, figure: string, value: string, unit: string];

const COUNTED: Readonly<Record<keyof VisitCounts, string>> = {
	attended: 'Attended',
	missed: 'Missed',
	cancelled: 'Cancelled',
	cancelledLate: 'Cancelled late by the client',
	open: 'No outcome yet',
};
const ORIGINS: Readonly<Record<VisitReport['origins'][number]['origin'], string>> = {
	client: 'On the website',
	staff: 'By staff',
	walk_in: 'Walk-in',
	unknown: 'Not known',
};
const CHANNELS = { sms: 'SMS', email: 'Email', none: 'No reminder' } as const;

const counted = (table: string, row: string, visits: VisitCounts): Line[] =>
	(Object.keys(COUNTED) as (keyof VisitCounts)[]).map((what) => [
		...([table, row, COUNTED[what]] as const),
		String(visits[what]),
		'visits',
	]);

const used = (
	table: string,
	row: string,
	{ openMinutes, usedMinutes }: { openMinutes: number; usedMinutes: number },
): Line[] => [
	[table, row, 'Open', String(openMinutes), 'minutes'],
	[table, row, 'With a visit', String(usedMinutes), 'minutes'],
];

const paid = (table: string, row: string, { currency, methods, received }: TakingsTotal): Line[] => [
	[table, row, 'Income received', (received / 100).toFixed(2), currency],
	...paymentMethods.map((method): Line => [table, row, method, (methods[method] / 100).toFixed(2), currency]),
];

function visitLines(report: VisitReport): Line[] {
	const { clients, reminders } = report;
	return [
		...counted('Visits', 'All', report.visits),
		...report.periods.flatMap(({ from, to, visits }) => counted('Visits over time', `${from} to ${to}`, visits)),
		['Clients', 'All', 'New', String(clients.new), 'clients'],
		['Clients', 'All', 'Returning', String(clients.returning), 'clients'],
		['Clients', 'Erased', 'Attended', String(clients.erasedVisits), 'visits'],
		...used('Hours', 'All', report.use),
		['Hours', 'Outside of open hours', 'With a visit', String(report.use.outsideMinutes), 'minutes'],
		...report.use.hours.flatMap(({ weekday, hour, ...use }) =>
			used('Hours of the week', `${weekdays[weekday] ?? ''} ${clockAt(hour * 60)}`, use),
		),
		...report.psychologists.flatMap(({ name, visits, ...use }) => [
			...counted('Psychologists', name, visits),
			...used('Psychologists', name, use),
		]),
		...report.services.flatMap(({ title, visits }) => counted('Services', title, visits)),
		...report.origins.map(
			({ origin, visits }): Line => ['Bookings', ORIGINS[origin], 'Booked', String(visits), 'visits'],
		),
		...reminders.channels.flatMap(({ channel, sent, delivered, cameBack }): Line[] => [
			['Reminders', CHANNELS[channel], 'Sent', String(sent), 'reminders'],
			['Reminders', CHANNELS[channel], 'Delivered', String(delivered), 'reminders'],
			['Reminders', CHANNELS[channel], 'Came back', String(cameBack), 'reminders'],
		]),
		['Reminders', 'Phone, by hand', 'Told', String(reminders.phoned), 'visits'],
		...reminders.outcomes.flatMap(({ channel, attended, missed }): Line[] => [
			['Visits by reminder', CHANNELS[channel], 'Attended', String(attended), 'visits'],
			['Visits by reminder', CHANNELS[channel], 'Missed', String(missed), 'visits'],
		]),
	];
}

const incomeLines = ({ totals, months, services, psychologists }: IncomeReport): Line[] => [
	...totals.flatMap((total) => paid('Income', 'All', total)),
	...months.flatMap(({ month, ...total }) => paid('Income by month', month, total)),
	...services.flatMap(({ title, ...total }) => paid('Income by service', title, total)),
	...psychologists.flatMap(({ name, ...total }) => paid('Income by psychologist', name, total)),
];

/** Both reports as CSV (RFC 4180, UTF-8), one figure a line with its unit, and amounts beside their currency. */
export const reportCsv = (visits: VisitReport, income: IncomeReport): string =>
	BYTE_ORDER_MARK + csvLines([HEADINGS, ...visitLines(visits), ...incomeLines(income)], UNLESS_AN_AMOUNT);
