import {
	type MailService,
	type OutgoingMail,
	QUOTA_SPENT,
	type SendOutcome,
} from '../../src/notification/channel/mail/send-outcome.ts';
import type { MailEvent } from '../../src/notification/feedback/mail-event.ts';
import type {
	ReminderSchedule,
	ScheduleOutcome,
	ScheduleService,
} from '../../src/notification/runner/reminder-schedule.ts';
/**
 * The response of the fake mail service. `accept_silently`: accepts the mail, but the response is lost. `lose`: times
 * out without accepting it. `reject`: refuses every mail of our domain.
 */
export type MailPlan = 'accept' | 'refuse' | 'reject' | 'quota' | 'lose' | 'accept_silently';

export interface AcceptedMail extends OutgoingMail {
	readonly messageId: string;
	readonly at: Date;
	/** Whether the response reached the sender. */
	readonly wasAnswered: boolean;
}

export interface FakeMailService extends MailService {
	readonly accepted: readonly AcceptedMail[];
	/** Every call, with any outcome. */
	readonly calls: readonly OutgoingMail[];
	/** Decides the response to the next calls. */
	plan(next: (mail: OutgoingMail) => MailPlan): void;
	/** Sets the used part of the quota, from 0 to 1. */
	use(quota: number): void;
}

/** A fake of SES that stores what it accepted, and fails as planned. */
export function fakeMailService(now: () => Date): FakeMailService {
	let used = 0;
	const accepted: AcceptedMail[] = [];
	const calls: OutgoingMail[] = [];
	let deliveryStatusOf: (mail: OutgoingMail) => MailPlan = () => 'accept';
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
			deliveryStatusOf = next;
		},
		use(quota) {
			used = quota;
		},
		quotaUsed: async () => used,
		async send(mail) {
			calls.push(mail);
			return answer[deliveryStatusOf(mail)](mail);
		},
	};
}

export interface FakeScheduler extends ScheduleService {
	readonly schedules: ReadonlyMap<string, ReminderSchedule>;
	plan(next: () => ScheduleOutcome | 'fail' | 'drop'): void;
}

/** A fake of EventBridge Scheduler: idempotent by name, refuses past times, and fails as planned. */
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

export const eventOf = (
	{ messageId, tags, at }: AcceptedMail,
	progress: MailEvent['progress'] = 'sent',
	isUndeliverable = false,
): MailEvent => ({ progress, at: at.toISOString(), sentAt: at.toISOString(), messageId, ...tags, isUndeliverable });
