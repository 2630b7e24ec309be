import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { emailChangeNotes } from '../../account/email-change.repository.ts';
import { returnedReplies } from '../../inbox/returned-replies.repository.ts';
import { endSubscription } from '../../newsletter/end-subscription.usecase.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { jobRepository } from '../../notification/job.repository.ts';
import type { MailEvent } from '../../notification/mail-event.ts';
import { mailStateRepository } from '../../notification/mail-state.repository.ts';
import { notifierHandler } from '../../notification/notifier.handler.ts';
import { recipientFlags } from '../../notification/recipient.repository.ts';
import { recordMailEvent } from '../../notification/record-mail-event.usecase.ts';
import { reminderRepository } from '../../notification/reminder.repository.ts';
import type { OutgoingMail } from '../../notification/send-outcome.ts';
import type { Item } from '../memory-table/paths.ts';
import type { Stage } from './centre.ts';
import type { Timeline } from './timeline.ts';

/** What becomes of a mail to an address: almost all arrive. */
export type Fate = 'delivered' | 'bounced' | 'complained';

export interface MailsOptions {
	readonly stage: Stage;
	readonly timeline: Timeline;
	/** The last moment of the history. What is due after it is left to the notifier that runs then. */
	readonly end: Date;
	readonly fateOf: (mail: OutgoingMail) => Fate;
	/** Told of every mail: whoever gets it may do something. */
	readonly onMail: (mail: OutgoingMail) => void;
}

const SECOND = 1000;
const PROBLEM: Readonly<Record<Fate, boolean>> = { delivered: false, bounced: true, complained: true };

/**
 * The notifier of the history: the real one, told of every job the table gets, with a mail service and a scheduler that exist
 * in this process only. Nothing is sent.
 */
export function mailsOf({ stage, timeline, end, fateOf, onMail }: MailsOptions) {
	const { db, tableName, cipher, random, now } = stage;
	const waiting: Item[] = [];
	const schedules = new Set<string>();
	const record = eventsOf(stage);

	function report(mail: OutgoingMail, messageId: string): void {
		const sentAt = now().toISOString();
		const fate = fateOf(mail);
		const after = (seconds: number, progress: MailEvent['progress']): void => {
			const at = new Date(now().getTime() + seconds * SECOND);
			const isUndeliverable = progress !== 'sent' && PROBLEM[fate];
			const event = { ...mail.tags, progress, messageId, sentAt, at: at.toISOString(), isUndeliverable };
			timeline.at(at, () => record(event));
		};
		after(1, 'sent');
		after(2 + random.below(20), fate);
	}

	const notifier = notifierHandler({
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
		schedules: {
			async create({ name, at, message }) {
				schedules.add(name);
				timeline.at(new Date(at), async () => {
					if (schedules.delete(name)) await handle({ Records: [queueRecord(message, name)] });
				});
				return 'created';
			},
			async remove(name) {
				schedules.delete(name);
			},
		},
		openCipher: async () => cipher,
		siteOrigin: 'http://localhost',
		now,
		onGivenUp: () => undefined,
		onQuota: () => undefined,
	});

	const handle = (event: Parameters<typeof notifier>[0]): Promise<unknown> =>
		notifier(event, { getRemainingTimeInMillis: () => 30_000 });

	/** A reminder that is due after the end needs a schedule of the cloud that runs then: its job stays. */
	async function isLeft({ type, ref }: Item): Promise<boolean> {
		if (type !== 'create_schedule') return false;
		const appointment = await reminderRepository(db, tableName).find(String(ref));
		return appointment !== undefined && new Date(appointment.remindAt) > end;
	}

	async function work(): Promise<void> {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			if (await isLeft(job)) continue;
			const due = job;
			const happen = () => handle({ Records: [streamRecord(due)] });
			if (String(job.nextAt) > now().toISOString()) timeline.at(new Date(String(job.nextAt)), happen);
			else await happen();
		}
	}

	return {
		/** Told of every new item of the table. */
		notice(item: Item): void {
			if (item.entity === 'job') waiting.push(structuredClone(item));
		},
		/** Does the jobs that were promised since. */
		work,
	};
}

const eventsOf = ({ db, tableName }: Stage) =>
	recordMailEvent({
		jobs: jobRepository(db, tableName),
		reminders: reminderRepository(db, tableName),
		mails: mailStateRepository(db, tableName),
		recipients: recipientFlags(db, tableName),
		replies: returnedReplies(db, tableName),
		emailChanges: emailChangeNotes(db, tableName),
		endSubscription: endSubscription(subscriptionRepository(db, tableName)),
		onStaffUnreachable: () => undefined,
	});

/** A new job as the table's stream tells of it. */
function streamRecord(job: Item): DynamoDBRecord {
	const image = marshall(job, { removeUndefinedValues: true }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
	const { PK, SK } = image ?? {};
	return {
		eventID: String(job.PK),
		eventName: 'INSERT',
		eventSource: 'aws:dynamodb',
		dynamodb: {
			SequenceNumber: String(job.PK),
			...(PK && SK ? { Keys: { PK, SK } } : {}),
			...(image ? { NewImage: image } : {}),
		},
	};
}

const queueRecord = (body: string, messageId: string) => ({
	messageId,
	receiptHandle: '',
	body,
	attributes: {
		ApproximateReceiveCount: '1',
		SentTimestamp: '0',
		SenderId: '',
		ApproximateFirstReceiveTimestamp: '0',
	},
	messageAttributes: {},
	md5OfBody: '',
	eventSource: 'aws:sqs',
	eventSourceARN: 'arn:aws:sqs:af-south-1:000000000000:reminders',
	awsRegion: 'af-south-1',
});
