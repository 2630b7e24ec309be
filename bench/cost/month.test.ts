import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { assumptions, billedSeconds } from './assumptions.ts';
import { functionNames } from './fixed-resources.ts';
import type { Measured } from './measured.ts';
import { bookingUsage, canaryUsage, monthOf, NO_ACTION, sweepUsage, visitUsage } from './month.ts';
import { costReport } from './report-cost.ts';

const measured: Measured = {
	...{ on: '2026-11-23', bookings: 1, storedBytes: 2 ** 20, sharedPartitions: [] },
	register: {
		...NO_ACTION,
		writeUnits: 30,
		apiRequests: 2,
		mails: 1,
		jobs: 1,
		otherCalls: { 'kms Sign tulia-identity': 1 },
	},
	readTimes: { ...NO_ACTION, readUnits: 20, apiRequests: 2 },
	book: { ...NO_ACTION, writeUnits: 60, apiRequests: 1, mails: 1, jobs: 2 },
	remind: { ...NO_ACTION, writeUnits: 10, mails: 1 },
	staffLook: { ...NO_ACTION, readUnits: 10, apiRequests: 2 },
	bookByPhone: NO_ACTION,
	notePayment: NO_ACTION,
	searchClient: NO_ACTION,
	issueToOne: { ...NO_ACTION, writeUnits: 9, mails: 1, jobs: 1 },
	notifierSweep: { ...NO_ACTION, readUnits: 6 },
	publisherSweep: {
		...NO_ACTION,
		readUnits: 30,
		otherCalls: { 's3 HEAD tulia-publisher': 40, 's3 GET tulia-publisher': 5 },
	},
	visit: { pages: ['/'], requests: 10, bytes: 2 ** 30, action: { ...NO_ACTION, apiRequests: 1, writeUnits: 4 } },
	memory: Object.fromEntries(functionNames.map((name) => [name, 1])) as Measured['memory'],
	fixed: { keyMonths: 4 },
};
const input = { measured, assumptions, billedSeconds };

test('a booking is an account, a search, the booking, its reminder and three mails', () => {
	expect(bookingUsage(input)).toMatchObject({
		writeUnits: 100,
		readUnits: 20,
		mails: 3,
		apiRequests: 5,
		signatures: 1,
	});
});

test('a booking by an existing client has no registration, and may have more searches', () => {
	expect(bookingUsage(input, 0, 3)).toMatchObject({ writeUnits: 70, readUnits: 60, mails: 2 });
});

test('each mail has two events, each job and the reminder invoke the notifier once', () => {
	const invocations = 5 + (3 + 1) + 2 * 3;
	expect(bookingUsage(input).invocations).toBe(invocations);
});

test('a visit is billed at the edge by every request, at the API by those that reach a function', () => {
	expect(visitUsage(input)).toMatchObject({ edgeRequests: 10, edgeGigabytes: 1, bucketReads: 9, apiRequests: 1 });
});

test('the sweeps run each minute of the month', () => {
	const sweeps = sweepUsage(input);
	expect(sweeps.readUnits).toBe(36 * 1440 * assumptions.daysAMonth);
	expect(sweeps.bucketReads).toBe((45 + assumptions.pagesCheckedBySweep) * 1440 * assumptions.daysAMonth);
});

test('the canary runs four times an hour: five pages, days and times, a dry run, three more requests, seven invocations', () => {
	const walks = 96 * assumptions.daysAMonth;
	expect(canaryUsage(input)).toMatchObject({
		...{
			invocations: 7 * walks,
			readUnits: 20 * walks,
			writeUnits: 60 * walks,
			apiRequests: 6 * walks,
			edgeRequests: 11 * walks,
		},
		...{ bucketReads: 5 * walks, scheduledInvocations: walks, mails: 0 },
	});
});

test('a month has the bookings of its days, their stored items, and one bill for fixed resources', () => {
	const { bookings, newsletter, storage, standing } = monthOf(input);
	const count = assumptions.bookingsADay * assumptions.daysAMonth;
	expect(bookings.mails).toBeCloseTo(count * (2 + assumptions.shareOfNewClients), 6);
	expect(newsletter.mails).toBe(assumptions.subscribers * assumptions.issuesAMonth);
	expect(storage.tableGigabyteMonths).toBeCloseTo((count * assumptions.monthsKept) / 1024, 6);
	expect(standing).toEqual({ keyMonths: 4 });
});

test('docs/cost.md is computed from measurements, prices and assumptions', () => {
	const read = (file: string): string => readFileSync(join(repositoryRoot(), file), 'utf8');
	const last = JSON.parse(read('bench/cost/measured.json')) as Measured;
	expect(read('docs/cost.md')).toBe(costReport({ measured: last, assumptions, billedSeconds }));
});
