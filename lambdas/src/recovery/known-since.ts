import { type WaitingEnd, waitingEnds } from '@tulia/contracts/waiting-list/schemas';
import { scheduleName } from '../appointment/reminder.ts';
import type { FinalReminderState } from '../notification/state/reminder-store.ts';
import type { FinalJobState } from '../outbox/job.ts';
import type { TimeOffer } from '../waiting-list/waiting-entry.ts';

export interface LogLine {
	/** ISO UTC. */
	readonly at: string;
	readonly fields: Readonly<Record<string, unknown>>;
}

/** `unknown`: it was handed over, without a record whether it was accepted. `open`: it is still to be done. */
export type JobOutcome = FinalJobState | 'unknown' | 'open';
export type ReminderOutcome = FinalReminderState | 'unknown' | 'open';

export interface KnownJob {
	readonly type: string;
	readonly ref: string;
	readonly outcome: JobOutcome;
}

/** A time that was offered to an entry of the waiting list. */
export interface KnownOffer extends Omit<TimeOffer, 'psychologistName' | 'state'> {
	readonly entryId: string;
}

/** The facts in the log between a copy of the table and its loss: ids only, without accounts. */
export interface KnownSince {
	/** By job id. */
	readonly jobs: ReadonlyMap<string, KnownJob>;
	/** By the name of their schedule, which contains appointment and version. */
	readonly reminders: ReadonlyMap<string, ReminderOutcome>;
	/** The instant at which each closed account was closed (ISO UTC), by account id. */
	readonly closings: ReadonlyMap<string, string>;
	/** Receipt numbers that may have been issued. */
	readonly receipts: ReadonlySet<string>;
	/** By offer id. */
	readonly offers: ReadonlyMap<string, KnownOffer>;
	/** Why an entry stopped waiting, by the id of the entry. */
	readonly waitsEnded: ReadonlyMap<string, WaitingEnd>;
	/** Issues of the newsletter that staff stopped, by id. */
	readonly issuesStopped: ReadonlySet<string>;
}

interface Known extends KnownSince {
	readonly jobs: Map<string, KnownJob>;
	readonly reminders: Map<string, ReminderOutcome>;
	readonly closings: Map<string, string>;
	readonly receipts: Set<string>;
	readonly offers: Map<string, KnownOffer>;
	readonly waitsEnded: Map<string, WaitingEnd>;
	readonly issuesStopped: Set<string>;
}

type Fields = LogLine['fields'];
type Read = (known: Known, fields: Fields, at: string) => void;

const OPEN: ReadonlySet<JobOutcome | ReminderOutcome> = new Set(['unknown', 'open'] as const);

/** A final state wins; otherwise the latest one. */
const later = <F extends JobOutcome | ReminderOutcome>(before: F | undefined, outcome: F): F =>
	before === undefined || OPEN.has(before) ? outcome : before;

const job =
	(outcomeOf: (fields: Fields) => JobOutcome): Read =>
	(known, fields, at) => {
		const { jobId, type, ref } = fields;
		if (typeof jobId !== 'string') return;
		const before = known.jobs.get(jobId);
		const outcome = later(before?.outcome, outcomeOf(fields));
		known.jobs.set(jobId, { type: String(type ?? before?.type ?? ''), ref: String(ref ?? before?.ref ?? ''), outcome });
		if (type === 'erase_account' && typeof ref === 'string' && !known.closings.has(ref)) known.closings.set(ref, at);
	};

const reminder =
	(outcomeOf: (fields: Fields) => ReminderOutcome): Read =>
	(known, fields) => {
		const { appointmentId, version } = fields;
		if (typeof appointmentId !== 'string' || typeof version !== 'number') return;
		const name = scheduleName(appointmentId, version);
		known.reminders.set(name, later(known.reminders.get(name), outcomeOf(fields)));
	};

/** Any event of a mail proves that the mail service accepted it (promise N3). */
const mailEvent: Read = (known, { jobId, kind, ref, version }, at) => {
	if (jobId !== undefined) job(() => 'done')(known, { jobId }, at);
	else if (kind === 'reminder') reminder(() => 'sent')(known, { appointmentId: ref, version }, at);
};

const timeOffered: Read = (known, { entryId, offerId, psychologistId, startAt, endAt, offeredAt, until }) => {
	const texts = [entryId, offerId, psychologistId, startAt, endAt, offeredAt, until].map(String);
	const [entry = '', id = '', psychologist = '', start = '', end = '', at = '', keptUntil = ''] = texts;
	known.offers.set(id, {
		entryId: entry,
		id,
		psychologistId: psychologist,
		startAt: start,
		endAt: end,
		at,
		until: keptUntil,
	});
};

const waitingEnded: Read = (known, { entryId, why }) => {
	const end = waitingEnds.find((one) => one === why);
	if (typeof entryId === 'string' && end) known.waitsEnded.set(entryId, end);
};

const READ: Readonly<Record<string, Read>> = {
	JOB_FINISHED: job(({ state }) => state as FinalJobState),
	JOB_OUTCOME_UNKNOWN: job(() => 'unknown'),
	JOB_POSTPONED: job(() => 'open'),
	MAIL_EVENT: mailEvent,
	REMINDER_SENT: reminder(() => 'sent'),
	REMINDER_WITHOUT_MAIL: reminder(({ state }) => (state === 'by_sms' ? 'by_sms' : 'suppressed')),
	REMINDER_SUPPRESSED: reminder(() => 'suppressed'),
	REMINDER_HELD_BACK: reminder(() => 'suppressed'),
	REMINDER_IMPOSSIBLE: reminder(() => 'cancelled'),
	REMINDER_TOO_LATE: reminder(() => 'cancelled'),
	REMINDER_POSTPONED: reminder(() => 'open'),
	REMINDER_OUTCOME_UNKNOWN: reminder(() => 'unknown'),
	RECEIPT_NUMBERED(known, { number }) {
		if (typeof number === 'string') known.receipts.add(number);
	},
	TIME_OFFERED: timeOffered,
	WAITING_ENDED: waitingEnded,
	ISSUE_STOPPED(known, { issueId }) {
		if (typeof issueId === 'string') known.issuesStopped.add(issueId);
	},
};

/** The facts in log lines of the functions, independent of their order. */
export function knownFrom(lines: readonly LogLine[]): KnownSince {
	const known: Known = {
		...{ jobs: new Map(), reminders: new Map(), closings: new Map(), receipts: new Set() },
		...{ offers: new Map(), waitsEnded: new Map(), issuesStopped: new Set() },
	};
	for (const { at, fields } of [...lines].sort((one, other) => one.at.localeCompare(other.at)))
		READ[String(fields.message)]?.(known, fields, at);
	return known;
}

/** The state of a notice; that of its SMS when it was handed over to one. */
export function jobOutcome({ jobs }: KnownSince, id: string): JobOutcome {
	const outcome = jobs.get(id)?.outcome ?? 'open';
	return outcome === 'by_sms' ? asFarAsSms(jobs.get(smsOf(id))?.outcome, outcome) : outcome;
}

export function reminderOutcome(
	{ jobs, reminders }: KnownSince,
	appointmentId: string,
	version: number,
): ReminderOutcome {
	const name = scheduleName(appointmentId, version);
	const outcome = reminders.get(name) ?? 'open';
	return outcome === 'by_sms' ? asFarAsSms(jobs.get(smsOf(name))?.outcome, outcome) : outcome;
}

const smsOf = (notice: string): string => `${notice}-sms`;
const asFarAsSms = (sms: JobOutcome | undefined, bySms: 'by_sms'): 'by_sms' | 'unknown' | 'open' =>
	sms === undefined || sms === 'open' ? 'open' : sms === 'unknown' ? 'unknown' : bySms;
