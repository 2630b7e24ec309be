import { dayOf, timeOf } from '@tulia/centre/clock';
import { isDate, NO_DATE } from '@tulia/centre/date-format';
import { breachDue, requestDue } from '@tulia/centre/legal-clocks';
import type { Breach, DataRequestEntry } from '@tulia/contracts/register/schemas';
import { BYTE_ORDER_MARK, csvLines } from '../platform/csv.ts';

const BREACH_HEADINGS = [
	...['Noticed', 'Commissioner to be told by', 'Commissioner told', 'Why late', 'People told', 'Why not told'],
	...['What happened', 'What data', 'How many people', 'Effects', 'What was done', 'Closed', 'Outcome', 'Corrections'],
];
const REQUEST_HEADINGS = [
	...['Asked on', 'To be answered by', 'What they ask for', 'Who asked', 'How known', 'Note', 'Record'],
	...['Closed', 'Outcome', 'Corrections'],
];

/** In the centre's time zone. */
const moment = (instant: Date | string | undefined): string => {
	if (instant === undefined) return '';
	const at = new Date(instant);
	return isDate(at) ? `${dayOf(at)} ${timeOf(at)}` : `${instant} ${NO_DATE}`;
};
const corrections = (all: Breach['corrections']): string =>
	all.map(({ at, from, to, reason }) => `${moment(at)}: ${from} to ${to}, because ${reason}`).join('; ');

export const breachesCsv = (breaches: readonly Breach[]): string =>
	`${BYTE_ORDER_MARK}${csvLines([
		BREACH_HEADINGS,
		...breaches.map((breach) => [
			...[moment(breach.noticedAt), moment(breachDue(breach)), moment(breach.commissionerToldAt)],
			...[breach.whyLate ?? '', moment(breach.peopleToldAt), breach.peopleNotTold ?? '', breach.what, breach.data],
			...[breach.people, breach.effects ?? '', breach.measures ?? '', moment(breach.closedAt), breach.outcome ?? ''],
			corrections(breach.corrections),
		]),
	])}`;

export const requestsCsv = (requests: readonly DataRequestEntry[]): string =>
	`${BYTE_ORDER_MARK}${csvLines([
		REQUEST_HEADINGS,
		...requests.map((request) => [
			// The last day on which the request is in time.
			...[request.askedOn, dayOf(new Date(requestDue(request).getTime() - 1)), request.kind, request.askedBy],
			...[request.identity ?? '', request.note ?? '', request.clientId ?? '', moment(request.closedAt)],
			...[request.outcome ?? '', corrections(request.corrections)],
		]),
	])}`;
