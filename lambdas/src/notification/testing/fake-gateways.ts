import { type MailService, type OutgoingMail, QUOTA_SPENT, type SendOutcome } from '../channel/mail/send-outcome.ts';
import type { MailEvent } from '../feedback/mail-event.ts';
import type { ReminderSchedule, ScheduleOutcome, ScheduleService } from '../runner/reminder-schedule.ts';
/**
 * What the mail service does with a call. `accept_silently`: it takes the mail, but the answer is lost. `reject`: it takes no mail of
 * our domain.
 */
export type MailPlan = 'accept' | 'refuse' | 'reject' | 'quota' | 'lose' | 'accept_silently';

export interface AcceptedMail extends OutgoingMail {
	readonly messageId: string;
	readonly at: Date;
	/** Whether the sender heard that it was accepted. */
	readonly wasAnswered: boolean;
}

export interface FakeMailService extends MailService {
	readonly accepted: readonly AcceptedMail[];
	/** Every call, whatever became of it. */
	readonly calls: readonly OutgoingMail[];
	/** Decides what happens to the next calls. */
	plan(next: (mail: OutgoingMail) => MailPlan): void;
	/** Says how much of the quota is used, from 0 to 1. */
	use(quota: number): void;
}

/** Stands in for SES: keeps what it accepted, and fails as planned. */
export function fakeMailService(now: () => Date): FakeMailService {
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
		reject: () => ({ kind: 'refused', reason: 'MailFromDomainNotVerifiedException' }),
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

export interface FakeScheduler extends ScheduleService {
	readonly schedules: ReadonlyMap<string, ReminderSchedule>;
	plan(next: () => ScheduleOutcome | 'fail' | 'drop'): void;
}

/** Stands in for EventBridge Scheduler: remembers by name, rejects the past, and can fail or forget. */
export function fakeScheduler(now: () => Date): FakeScheduler {
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
