import type { assumptions as guesses } from './assumptions.ts';
import type { FunctionName } from './fixed-resources.ts';
import type { ActionUsage, Measured } from './measured.ts';
import { sum, times, type Usage } from './usage.ts';

/** The input of a month's computation. */
export interface MonthInput {
	readonly measured: Measured;
	readonly assumptions: Readonly<Record<keyof typeof guesses, number>>;
	readonly billedSeconds: Readonly<Record<FunctionName, number>>;
}

type Invocations = Readonly<Partial<Record<FunctionName, number>>>;

const GIGABYTE = 2 ** 30;
const MINUTES_A_DAY = 1440;
const QUARTERS_OF_AN_HOUR_A_DAY = 96;
/**
 * The requests of the canary (lambdas/src/smoke): pages with the service worker, and besides days and times the
 * profile, services and the log-in.
 */
const CANARY = { pages: 5, contentRequests: 2, logIns: 1 } as const;
/** SES reports the sending and the delivery of a mail. */
const EVENTS_PER_MAIL = 2;
/** A message of SQS is sent, received and deleted. */
const REQUESTS_PER_MESSAGE = 3;
/** Each page and each API request runs one CloudFront function before and one after. */
const EDGE_FUNCTIONS = 2;

/** An action without usage. */
export const NO_ACTION: ActionUsage = {
	...{ readUnits: 0, writeUnits: 0, tableCalls: {}, otherCalls: {}, apiRequests: 0, mails: 0, jobs: 0 },
};

/** Calls of a service by the prefix of its name in `otherCalls`. */
const callsOf = ({ otherCalls }: ActionUsage, beginning: string): number =>
	Object.entries(otherCalls).reduce((total, [name, count]) => total + (name.startsWith(beginning) ? count : 0), 0);

/** Billed invocations, log lines included. */
function invoked(invocations: Invocations, { billedSeconds, measured, assumptions }: MonthInput): Usage {
	const entries = Object.entries(invocations) as [FunctionName, number][];
	const count = entries.reduce((total, [, one]) => total + one, 0);
	return {
		invocations: count,
		gigabyteSeconds: entries.reduce(
			(total, [name, one]) => total + one * billedSeconds[name] * measured.memory[name],
			0,
		),
		logGigabytes: (count * assumptions.logBytesPerInvocation) / GIGABYTE,
	};
}

/** The usage of one action: its table, its requests, its mails and the functions involved. */
function actionUsage(action: ActionUsage, api: FunctionName, input: MonthInput): Usage {
	const { apiRequests, mails, jobs } = action;
	const signatures = callsOf(action, 'kms Sign');
	return sum(invoked({ [api]: apiRequests, notifier: jobs, 'mail-events': mails * EVENTS_PER_MAIL }, input), {
		...{ readUnits: action.readUnits, writeUnits: action.writeUnits, mails, signatures, apiRequests },
		...{ edgeRequests: apiRequests, edgeFunctionRuns: apiRequests * EDGE_FUNCTIONS },
		...{ keyRequests: callsOf(action, 'kms') - signatures, topicMessages: mails * EVENTS_PER_MAIL },
	});
}

export function visitUsage(input: MonthInput): Usage {
	const { requests, bytes, action } = input.measured.visit;
	const { edgeRequests: _counted, edgeFunctionRuns: _runs, ...behind } = actionUsage(action, 'engagement', input);
	return sum(behind, {
		...{ edgeRequests: requests, edgeFunctionRuns: requests * EDGE_FUNCTIONS, edgeGigabytes: bytes / GIGABYTE },
		bucketReads: (requests - action.apiRequests) * input.assumptions.shareFromBucket,
	});
}

/** One booking by a new client: registration, confirmation, search, booking and reminder. */
export function bookingUsage(input: MonthInput, newClients = 1, looks = 1): Usage {
	const { measured } = input;
	const reminder = sum(actionUsage(measured.remind, 'notifier', input), invoked({ notifier: 1 }, input), {
		...{ scheduledInvocations: 1, queueRequests: REQUESTS_PER_MESSAGE },
	});
	return sum(
		times(actionUsage(measured.register, 'identity', input), newClients),
		times(actionUsage(measured.readTimes, 'booking', input), looks),
		actionUsage(measured.book, 'booking', input),
		reminder,
	);
}

/** The fixed usage of both sweeps and the queue's pollers in a month. */
export function sweepUsage(input: MonthInput): Usage {
	const { measured, assumptions } = input;
	const { notifierSweep, publisherSweep } = measured;
	const checks = assumptions.pagesCheckedBySweep;
	const once = sum(invoked({ notifier: 1, publisher: 1 }, input), {
		readUnits: notifierSweep.readUnits + publisherSweep.readUnits,
		writeUnits: notifierSweep.writeUnits + publisherSweep.writeUnits,
		bucketReads: callsOf(publisherSweep, 's3') + checks,
		...{ scheduledInvocations: 2, queueRequests: REQUESTS_PER_MESSAGE + assumptions.queuePollsAMinute },
		...{ edgeRequests: checks, edgeFunctionRuns: checks * EDGE_FUNCTIONS },
		edgeGigabytes: (checks * assumptions.bytesOfCheckedPage) / GIGABYTE,
	});
	return times(once, assumptions.daysAMonth * MINUTES_A_DAY);
}

/** A dry run of a booking: a refused transaction is billed like a committed one, without mails and jobs. */
function dryRunUsage(input: MonthInput): Usage {
	const { readUnits, writeUnits } = input.measured.book;
	return actionUsage({ ...NO_ACTION, readUnits, writeUnits, apiRequests: 1 }, 'booking', input);
}

/** The fixed usage of the canary in a month. */
export function canaryUsage(input: MonthInput): Usage {
	const { measured, assumptions } = input;
	const { pages, contentRequests, logIns } = CANARY;
	const apiRequests = contentRequests + logIns;
	const once = sum(
		invoked({ canary: 1, content: contentRequests, identity: logIns }, input),
		actionUsage(measured.readTimes, 'booking', input),
		dryRunUsage(input),
		{
			...{ apiRequests, edgeRequests: pages + apiRequests, edgeFunctionRuns: (pages + apiRequests) * EDGE_FUNCTIONS },
			...{ scheduledInvocations: 1, bucketReads: pages * assumptions.shareFromBucket },
			edgeGigabytes: (pages * assumptions.bytesOfCheckedPage) / GIGABYTE,
		},
	);
	return times(once, assumptions.daysAMonth * QUARTERS_OF_AN_HOUR_A_DAY);
}

/** The usage of staff in a month: the dashboard and a list, repeatedly. */
function staffUsage(input: MonthInput): Usage {
	const { staffHoursADay, staffLooksAnHour, daysAMonth } = input.assumptions;
	return times(actionUsage(input.measured.staffLook, 'admin', input), staffHoursADay * staffLooksAnHour * daysAMonth);
}

/** The usage of a month's issues; the job of a page is shared by its recipients. */
function newsletterUsage(input: MonthInput): Usage {
	const { subscribers, issuesAMonth } = input.assumptions;
	return times(actionUsage(input.measured.issueToOne, 'admin', input), subscribers * issuesAMonth);
}

/** Storage in table, backup and bucket at the end of the retention period. */
function storageUsage({ measured, assumptions }: MonthInput): Usage {
	const bookings = assumptions.bookingsADay * assumptions.daysAMonth * assumptions.monthsKept;
	const gigabytes = (bookings * measured.storedBytes) / GIGABYTE;
	return {
		...{ tableGigabyteMonths: gigabytes, backupGigabyteMonths: gigabytes },
		bucketGigabyteMonths: assumptions.bucketGigabytes,
	};
}

/** A month of one centre, by purpose. */
export function monthOf(
	input: MonthInput,
): Readonly<
	Record<'standing' | 'sweeps' | 'canary' | 'bookings' | 'readers' | 'staff' | 'newsletter' | 'storage', Usage>
> {
	const { assumptions } = input;
	const days = assumptions.daysAMonth;
	return {
		standing: input.measured.fixed,
		sweeps: sweepUsage(input),
		canary: canaryUsage(input),
		bookings: times(
			bookingUsage(input, assumptions.shareOfNewClients, assumptions.looksPerBooking),
			assumptions.bookingsADay * days,
		),
		readers: times(visitUsage(input), assumptions.visitsADay * days),
		staff: staffUsage(input),
		newsletter: newsletterUsage(input),
		storage: storageUsage(input),
	};
}

/** A month of several centres on one stage, which is not built: fixed costs are paid once. */
export function onOneStage(
	{ standing, sweeps, canary, ...perCentre }: ReturnType<typeof monthOf>,
	centres: number,
): Usage {
	return sum(standing, sweeps, canary, times(sum(...Object.values(perCentre)), centres));
}
