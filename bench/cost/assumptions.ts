import type { FunctionName } from './fixed-resources.ts';

/** Values that were not measured, each a high estimate for one centre. */
export const assumptions = {
	/** As the alarms assume (decision 055). */
	bookingsADay: 10,
	/** Share of bookings by new clients, who register. */
	shareOfNewClients: 0.6,
	/** Searches of days and times per booking, and visitors who search without booking. */
	looksPerBooking: 6,
	visitsADay: 200,
	/** Subscribers of the newsletter, and issues. */
	subscribers: 500,
	issuesAMonth: 1,
	staffHoursADay: 8,
	/** How often per hour staff open the dashboard and a list. */
	staffLooksAnHour: 12,
	/** Retention of bookings, months (docs/data-model.md). */
	monthsKept: 24,
	/** Releases, pages and pictures in the bucket. */
	bucketGigabytes: 1,
	/** Log bytes per invocation, including Lambda's own lines. */
	logBytesPerInvocation: 1500,
	/** Share of edge requests that reach the bucket: all of them, because a small site's files are rarely cached. */
	shareFromBucket: 1,
	/** Pages that each sweep of the publisher checks, and their size. */
	pagesCheckedBySweep: 3,
	bytesOfCheckedPage: 30_000,
	/** Polls of an empty queue per minute: five pollers with twenty seconds each. */
	queuePollsAMinute: 15,
	daysAMonth: 30,
} as const;

/** Billed duration per invocation, seconds, with cold starts. Not measured on AWS. */
export const billedSeconds: Readonly<Record<FunctionName, number>> = {
	identity: 0.45,
	content: 0.08,
	engagement: 0.08,
	booking: 0.15,
	admin: 0.15,
	notifier: 0.25,
	'mail-events': 0.1,
	'sms-events': 0.1,
	/** It waits for each of its requests. */
	canary: 3,
	publisher: 1.5,
	renderer: 1,
	'missing-page': 0.1,
};
