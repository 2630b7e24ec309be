import type { MailMetrics } from '../../src/notification/channel/mail/mail-metrics.ts';
import type { OutgoingMail } from '../../src/notification/channel/mail/send-outcome.ts';
import type { MailEvent } from '../../src/notification/feedback/mail-event.ts';
import { mailEventsOver } from '../../src/notification/feedback/mail-events.wiring.ts';
import type { Texting } from '../../src/notification/runner/mailing.wiring.ts';
import { notifierHandler } from '../../src/notification/runner/notifier.wiring.ts';
import type { ScheduleService } from '../../src/notification/runner/reminder-schedule.ts';
import { reminderRepository } from '../../src/notification/state/reminder.repository.ts';
import { jobRecord, messageRecord } from '../../src/platform/table/event-records.ts';
import type { Item } from '../memory-table/paths.ts';
import type { HistoryContext } from './centre.ts';
import type { Timeline } from './timeline.ts';

/** The final delivery status of a mail; mostly delivered. */
export type DeliveryOutcome = 'delivered' | 'bounced' | 'complained';

export interface MailsOptions {
	readonly context: HistoryContext;
	readonly timeline: Timeline;
	/** The end of the history. Jobs due after it are left to the notifier of the demo. */
	readonly end: Date;
	readonly outcomeOf: (mail: OutgoingMail) => DeliveryOutcome;
	readonly texting: Texting;
	/** Called with every mail, so that its recipient may react. */
	readonly onMail: (mail: OutgoingMail) => void;
}

const SECOND = 1000;
const LAST_MINUTES = 20 * 60 * SECOND;
const PROBLEM: Readonly<Record<DeliveryOutcome, boolean>> = { delivered: false, bounced: true, complained: true };

/** A history fires no alarms, so its metrics are dropped. */
const uncounted: MailMetrics = {
	mailRefused: () => undefined,
	reminder: () => undefined,
	reminderOverdue: () => undefined,
	quotaUsed: () => undefined,
};

/** The real notifier with a mail service and a scheduler that exist in this process only. Nothing is sent. */
export function mailsOf({ context, timeline, end, outcomeOf, texting, onMail }: MailsOptions) {
	const { db, tableName, cipher, random, now } = context;
	const waiting: Item[] = [];
	const report = deliveryReports({ context, timeline, outcomeOf });

	const notifier = notifierHandler({
		stageSender: 'mail@tulia.example',
		db,
		tableName,
		covers: { remove: async () => undefined },
		mail: {
			async send(mail) {
				const messageId = `history-${random.newId(now()).toLowerCase()}`;
				report(mail, messageId);
				onMail(mail);
				return { kind: 'accepted', messageId };
			},
			quotaUsed: async () => undefined,
		},
		texting,
		schedules: schedulesOn(timeline, (message, name) => handle({ Records: [messageRecord(message, name)] })),
		openCipher: async () => cipher,
		siteOrigin: 'http://localhost',
		now,
		onGivenUp: () => undefined,
		onQuota: () => undefined,
		metrics: uncounted,
	});

	const handle = (event: Parameters<typeof notifier>[0]): Promise<unknown> =>
		notifier(event, { getRemainingTimeInMillis: () => 30_000 });

	/** Whether a job is left to the demo's cloud: reminders due after the end, and SMS of the last minutes. */
	async function isLeft({ type, ref, createdAt }: Item): Promise<boolean> {
		if (String(type).endsWith('_sms')) return end.getTime() - Date.parse(String(createdAt)) < LAST_MINUTES;
		if (type !== 'create_schedule') return false;
		const appointment = await reminderRepository(db, tableName).find(String(ref));
		return appointment !== undefined && new Date(appointment.remindAt) > end;
	}

	async function work(): Promise<void> {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			if (await isLeft(job)) continue;
			const due = job;
			const happen = () => handle({ Records: [jobRecord(due)] });
			if (String(job.nextAt) > now().toISOString()) timeline.at(new Date(String(job.nextAt)), happen);
			else await happen();
		}
	}

	return {
		/** Called with every new item of the table. */
		notice(item: Item): void {
			if (item.entity === 'job') waiting.push(structuredClone(item));
		},
		/** Runs the jobs stored since. */
		work,
	};
}

/** Reports of the mail service: each mail is sent at once, and its outcome follows within seconds. */
function deliveryReports({ context, timeline, outcomeOf }: Pick<MailsOptions, 'context' | 'timeline' | 'outcomeOf'>) {
	const { db, tableName, random, now } = context;
	const record = mailEventsOver({ db, tableName, now, onStaffUnreachable: () => undefined });
	return (mail: OutgoingMail, messageId: string): void => {
		const sentAt = now().toISOString();
		const outcome = outcomeOf(mail);
		const after = (seconds: number, progress: MailEvent['progress']): void => {
			const at = new Date(now().getTime() + seconds * SECOND);
			const isUndeliverable = progress !== 'sent' && PROBLEM[outcome];
			const event = { ...mail.tags, progress, messageId, sentAt, at: at.toISOString(), isUndeliverable };
			timeline.at(at, () => record(event));
		};
		after(1, 'sent');
		after(2 + random.below(20), outcome);
	};
}

/** A scheduler that exists in this process only. */
function schedulesOn(
	timeline: Timeline,
	deliver: (message: string, name: string) => Promise<unknown>,
): ScheduleService {
	const schedules = new Set<string>();
	return {
		async create({ name, at, message }) {
			schedules.add(name);
			timeline.at(new Date(at), async () => {
				if (schedules.delete(name)) await deliver(message, name);
			});
			return 'created';
		},
		async remove(name) {
			schedules.delete(name);
		},
	};
}
