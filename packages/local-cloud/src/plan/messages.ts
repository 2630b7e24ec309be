import type { EventDestinationPlan } from '../services/ses/ses.ts';
import type { SmsSetPlan } from '../services/sms/sms.ts';
import type { SubscriptionPlan } from '../services/sns.ts';
import type { QueuePlan } from '../services/sqs/queue-store.ts';
import {
	flagOf,
	type JsonObject,
	numberOf,
	objectOf,
	objectsOf,
	optionalObjectOf,
	optionalTextOf,
	textOf,
	textsOf,
} from '../template/json.ts';
import type { ResourceReader } from './reader.ts';

const FOUR_DAYS_SECONDS = 345_600;

export const queuesOf = (each: ResourceReader): readonly QueuePlan[] =>
	each('SQS::Queue', ({ identity, properties }) => {
		const redrive = optionalObjectOf(properties, 'RedrivePolicy');
		return {
			name: identity.attributes.QueueName ?? '',
			arn: identity.attributes.Arn ?? '',
			url: identity.ref,
			visibilitySeconds: numberOf(properties, 'VisibilityTimeout') ?? 30,
			retentionSeconds: numberOf(properties, 'MessageRetentionPeriod') ?? FOUR_DAYS_SECONDS,
			...(redrive
				? {
						redrive: {
							deadLetterArn: textOf(redrive, 'deadLetterTargetArn'),
							maxReceives: numberOf(redrive, 'maxReceiveCount') ?? 1,
						},
					}
				: {}),
		};
	});

export const subscriptionsOf = (each: ResourceReader): readonly SubscriptionPlan[] =>
	each('SNS::Subscription', ({ identity, properties }) => {
		const protocol = textOf(properties, 'Protocol');
		if (protocol !== 'lambda' && protocol !== 'sqs' && protocol !== 'email') {
			throw new Error(`The local cloud does not know the protocol ${protocol}.`);
		}
		return {
			arn: identity.ref,
			topicArn: textOf(properties, 'TopicArn'),
			protocol,
			endpoint: textOf(properties, 'Endpoint'),
		};
	});

/** A schedule of the template, as the input of CreateSchedule. */
export interface SchedulePlan {
	readonly name: string;
	readonly request: JsonObject;
}

export const schedulesOf = (each: ResourceReader): readonly SchedulePlan[] =>
	each('Scheduler::Schedule', ({ identity, properties }) => {
		const { Name: _inPath, ...request } = properties;
		if (!/^(?:at|rate)\(/.test(optionalTextOf(properties, 'ScheduleExpression') ?? '')) {
			throw new Error('The local cloud knows at() and rate() schedules only.');
		}
		return { name: identity.ref, request };
	});

/** The event destinations of a configuration set for mails. Disabled ones are left out. */
export const eventDestinationsOf = (each: ResourceReader): readonly EventDestinationPlan[] =>
	each('SES::ConfigurationSetEventDestination', ({ properties }) => {
		const destination = objectOf(properties, 'EventDestination');
		if (!flagOf(destination, 'Enabled')) return undefined;
		return {
			configurationSet: textOf(properties, 'ConfigurationSetName'),
			topicArn: textOf(objectOf(destination, 'SnsDestination'), 'TopicARN'),
			events: textsOf(destination, 'MatchingEventTypes').map((kind) => kind.toLowerCase()),
		};
	}).flatMap((destination) => destination ?? []);

/** An empty list of reasons means no suppression; an absent one means the account's own list. */
export const setsIgnoringSuppressionOf = (each: ResourceReader): readonly string[] =>
	each('SES::ConfigurationSet', ({ identity, properties }) => {
		const suppression = optionalObjectOf(properties, 'SuppressionOptions');
		return suppression && textsOf(suppression, 'SuppressedReasons').length === 0 ? identity.ref : undefined;
	}).flatMap((name) => name ?? []);

/** The event destinations of a configuration set for text messages. Disabled ones are left out. */
export const smsSetsOf = (each: ResourceReader): readonly SmsSetPlan[] =>
	each('SMSVOICE::ConfigurationSet', ({ identity, properties }) => ({
		name: identity.ref,
		topicArns: objectsOf(properties, 'EventDestinations')
			.filter((destination) => flagOf(destination, 'Enabled'))
			.map((destination) => textOf(objectOf(destination, 'SnsDestination'), 'TopicArn')),
	}));
