import { randomUUID } from 'node:crypto';
import type { Clock } from '../state/clock.ts';
import type { Faults } from './faults.ts';
import { AwsError, type AwsService, queryService } from './wire.ts';

export interface SubscriptionPlan {
	readonly arn: string;
	readonly topicArn: string;
	readonly protocol: 'lambda' | 'sqs' | 'email';
	readonly endpoint: string;
}

export interface Topics {
	/** Resolves when every subscriber's copy is stored durably. */
	publish(topicArn: string, message: string, subject?: string): Promise<string>;
	readonly service: AwsService;
}

export interface TopicsOptions {
	readonly topics: readonly string[];
	readonly subscriptions: readonly SubscriptionPlan[];
	readonly clock: Clock;
	readonly faults: Faults;
	/** Hands an event to a function asynchronously: stored first, retried when it fails. */
	readonly toFunction: (arn: string, event: unknown) => Promise<void>;
	readonly toQueue: (arn: string, body: string) => Promise<void>;
}

/** SNS: topics and subscriptions of the template. Subscriptions of people (`email`) are not delivered here. */
export function sns({ topics, subscriptions, clock, faults, toFunction, toQueue }: TopicsOptions): Topics {
	async function deliver({ arn, protocol, endpoint }: SubscriptionPlan, notification: Notification): Promise<void> {
		if (protocol === 'lambda') {
			const Records = [{ EventSource: 'aws:sns', EventVersion: '1.0', EventSubscriptionArn: arn, Sns: notification }];
			await toFunction(endpoint, { Records });
		}
		if (protocol === 'sqs') await toQueue(endpoint, JSON.stringify(notification));
	}

	async function publish(topicArn: string, message: string, subject?: string): Promise<string> {
		if (!topics.includes(topicArn)) throw new AwsError('NotFound', 'Topic does not exist', 404);
		const notification = notificationOf({ topicArn, message, subject, now: clock.now() });
		const subscribers = subscriptions.filter((subscription) => subscription.topicArn === topicArn);
		const { copies } = await faults.onDelivery('sns');
		for (let copy = 0; copy < copies; copy += 1) {
			await Promise.all(subscribers.map((subscriber) => deliver(subscriber, notification)));
		}
		return notification.MessageId;
	}

	return {
		publish,
		service: queryService('http://sns.amazonaws.com/doc/2010-03-31/', {
			async Publish(input) {
				const subject = input.get('Subject') ?? undefined;
				const id = await publish(input.get('TopicArn') ?? '', input.get('Message') ?? '', subject);
				return `<MessageId>${id}</MessageId>`;
			},
		}),
	};
}

type Notification = ReturnType<typeof notificationOf>;

interface Published {
	readonly topicArn: string;
	readonly message: string;
	readonly subject: string | undefined;
	readonly now: Date;
}

const notificationOf = ({ topicArn, message, subject, now }: Published) => ({
	Type: 'Notification',
	MessageId: randomUUID(),
	TopicArn: topicArn,
	Subject: subject ?? null,
	Message: message,
	Timestamp: now.toISOString(),
	SignatureVersion: '1',
	Signature: 'local',
	SigningCertUrl: 'local',
	UnsubscribeUrl: 'local',
	MessageAttributes: {},
});
