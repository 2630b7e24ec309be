import type { FunctionName } from './fixed-resources.ts';

/** What nobody has measured yet. Each is a guess on the dear side, for one centre. */
export const assumptions = {
	/** As the alarms assume (decision 055). */
	bookingsADay: 10,
	/** Of ten that book, how many are new and register. */
	shareOfNewClients: 0.6,
	/** How often somebody who books has looked at days and times, and how many look without booking. */
	looksPerBooking: 6,
	visitsADay: 200,
	/** Who get the newsletter, and how often. */
	subscribers: 500,
	issuesAMonth: 1,
	staffHoursADay: 8,
	/** How often in an hour somebody of the staff opens the dashboard and a list. */
	staffLooksAnHour: 12,
	/** For how long bookings stay in the table (docs/data-model.md). */
	monthsKept: 24,
	/** Releases, pages and pictures in the bucket. */
	bucketGigabytes: 1,
	/** Lines that a function writes by each invocation, with Lambda's own. */
	logBytesPerInvocation: 1500,
	/** The share of requests at the edge that reach the bucket: all of them, as nobody else keeps a small site's files warm. */
	shareFromBucket: 1,
	/** Pages of the site that each sweep of the publisher asks for, and what one of them weighs. */
	pagesCheckedBySweep: 3,
	bytesOfCheckedPage: 30_000,
	/** Lambda asks an empty queue for messages so often: five pollers, each waiting twenty seconds. */
	queuePollsAMinute: 15,
	daysAMonth: 30,
} as const;

/** For how long an invocation is billed, seconds, cold starts included. Not measured on AWS: this machine is none of its. */
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
