import type { MailEvent } from '../mail-event.ts';
import type { ReminderSchedule, ScheduleOutcome, ScheduleService } from '../reminder-schedule.ts';
import { type MailService, type OutgoingMail, QUOTA_SPENT, type SendOutcome } from '../send-outcome.ts';

/** A clock that only moves when told. */
export interface HandClock {
	now(): Date;
	advance(milliseconds: number): void;
	moveTo(instant: string): void;
}

export function handClock(start: string): HandClock {
	let time = Date.parse(start);
	return {
		now: () => new Date(time),
		advance(milliseconds) {
			time += milliseconds;
		},
		moveTo(instant) {
			time = Date.parse(instant);
		},
	};
}

/** Thrown by every outside call of a process that has died. */
class ProcessDied extends Error {
	override readonly name = 'ProcessDied';
}

/** A process that can be killed at any of its calls to the outside, just before the call works or just after. */
export interface Process {
	/** Runs one outside call as a possible place of death. */
	call<T>(work: () => Promise<T>): Promise<T>;
	/** Dies at the given call, counted from 1. */
	dieAt(call: number, when: 'before' | 'after'): void;
	restart(): void;
	readonly hasDied: boolean;
}

export function mortalProcess(): Process {
	let calls = 0;
	let death: { readonly call: number; readonly when: 'before' | 'after' } | undefined;
	let hasDied = false;
	const die = (): never => {
		hasDied = true;
		throw new ProcessDied('This process was killed.');
	};
	return {
		async call(work) {
			if (hasDied) return die();
			calls += 1;
			const dies = death?.call === calls ? death.when : undefined;
			if (dies === 'before') return die();
			const result = await work();
			return dies === 'after' || hasDied ? die() : result;
		},
		dieAt(call, when) {
			calls = 0;
			death = { call, when };
		},
		restart() {
			death = undefined;
			hasDied = false;
		},
		get hasDied() {
			return hasDied;
		},
	};
}

/** What the mail service does with a call. `accepted_silently`: it takes the mail, but the answer is lost. */
export type MailPlan = 'accept' | 'refuse' | 'quota' | 'lose' | 'accept_silently';

export interface AcceptedMail extends OutgoingMail {
	readonly messageId: string;
	readonly at: Date;
	/** Whether the sender heard that it was accepted. */
	readonly wasAnswered: boolean;
}

export interface MailDouble extends MailService {
	readonly accepted: readonly AcceptedMail[];
	/** Every call, whatever became of it. */
	readonly calls: readonly OutgoingMail[];
	/** Decides the fate of the coming calls. */
	plan(next: (mail: OutgoingMail) => MailPlan): void;
	/** Says how much of the quota is used, from 0 to 1. */
	use(quota: number): void;
}

/** Stands in for SES: keeps what it accepted, and fails as planned. */
export function mailDouble(now: () => Date): MailDouble {
	let used = 0;
	const accepted: AcceptedMail[] = [];
	const calls: OutgoingMail[] = [];
	let fateOf: (mail: OutgoingMail) => MailPlan = () => 'accept';
	const accept = (mail: OutgoingMail, wasAnswered: boolean): string => {
		const messageId = `message-${accepted.length + 1}`;
		accepted.push({ ...mail, messageId, at: now(), wasAnswered });
		return messageId;
	};
	const answer: Record<MailPlan, (mail: OutgoingMail) => SendOutcome> = {
		accept: (mail) => ({ kind: 'accepted', messageId: accept(mail, true) }),
		refuse: () => ({ kind: 'refused', reason: 'Throttling' }),
		quota: () => ({ kind: 'refused', reason: QUOTA_SPENT }),
		lose: () => ({ kind: 'unknown', reason: 'TimeoutError' }),
		accept_silently(mail) {
			accept(mail, false);
			return { kind: 'unknown', reason: 'TimeoutError' };
		},
	};
	return {
		accepted,
		calls,
		plan(next) {
			fateOf = next;
		},
		use(quota) {
			used = quota;
		},
		quotaUsed: async () => used,
		async send(mail) {
			calls.push(mail);
			return answer[fateOf(mail)](mail);
		},
	};
}

export interface SchedulerDouble extends ScheduleService {
	readonly schedules: ReadonlyMap<string, ReminderSchedule>;
	plan(next: () => ScheduleOutcome | 'fail' | 'drop'): void;
}

/** Stands in for EventBridge Scheduler: remembers by name, rejects the past, and can fail or forget. */
export function schedulerDouble(now: () => Date): SchedulerDouble {
	const schedules = new Map<string, ReminderSchedule>();
	let next: () => ScheduleOutcome | 'fail' | 'drop' = () => 'created';
	return {
		schedules,
		plan(planned) {
			next = planned;
		},
		async create(schedule) {
			const planned = next();
			if (planned === 'fail') throw new Error('InternalServerException');
			if (planned === 'exists' || planned === 'past') return planned;
			const outcome = outcomeFor(schedule, schedules, now());
			if (outcome === 'created' && planned !== 'drop') schedules.set(schedule.name, schedule);
			return outcome;
		},
		async remove(name) {
			if (next() === 'fail') throw new Error('InternalServerException');
			schedules.delete(name);
		},
	};
}

function outcomeFor({ name, at }: ReminderSchedule, known: ReadonlyMap<string, unknown>, now: Date): ScheduleOutcome {
	if (known.has(name)) return 'exists';
	return Date.parse(at) <= now.getTime() ? 'past' : 'created';
}

/** The event by which the mail service tells about a mail it accepted. */
export const eventOf = (
	{ messageId, tags, at }: AcceptedMail,
	progress: MailEvent['progress'] = 'sent',
	isUndeliverable = false,
): MailEvent => ({ progress, at: at.toISOString(), sentAt: at.toISOString(), messageId, ...tags, isUndeliverable });
