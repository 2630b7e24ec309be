import { randomUUID } from 'node:crypto';
import type { Clock } from '../../state/clock.ts';
import type { DurableMap } from '../../state/durable-map.ts';
import { AwsError, type AwsService, jsonService } from '../wire.ts';
import { smsEvent } from './sms-event.ts';
import type { SmsEventKind, StoredSms } from './stored-sms.ts';

/** A configuration set and the topics its events go to. */
export interface SmsSetPlan {
	readonly name: string;
	readonly topicArns: readonly string[];
}

export interface SmsStore {
	readonly service: AwsService;
	list(): readonly StoredSms[];
	/** Publishes an event of a message to the topics of its configuration set; false when there is none of this id. */
	publishEvent(id: string, kind: SmsEventKind): Promise<boolean>;
	/** A reply: the message goes to every topic, as two-way messaging does. */
	answer(from: string, text: string): Promise<void>;
	/** The service's refusals: numbers that opted out, and `spend` when the monthly limit is reached. */
	refuses(): readonly string[];
	/** Adds a refusal, or removes it. */
	refuse(what: string, isRefused: boolean): Promise<void>;
	/** Publishes the events that a crash left unpublished. */
	resume(): Promise<void>;
}

export interface SmsOptions {
	readonly sets: readonly SmsSetPlan[];
	readonly messages: DurableMap<StoredSms>;
	/** Numbers that opted out, and `spend`. */
	readonly refused: DurableMap<true>;
	readonly clock: Clock;
	readonly publish: (topicArn: string, message: string) => Promise<unknown>;
}

type Input = Readonly<Record<string, unknown>>;

/** End User Messaging: stores each text message; pending and delivered follow at once, other events are published on request. */
export function sms({ sets, messages, refused, clock, publish }: SmsOptions): SmsStore {
	const publishAll = (topicArns: readonly string[], message: object): Promise<unknown> =>
		Promise.all(topicArns.map((topicArn) => publish(topicArn, JSON.stringify(message))));

	async function publishOne(message: StoredSms, kind: SmsEventKind): Promise<void> {
		const set = sets.find(({ name }) => name === message.configurationSet);
		await publishAll(set?.topicArns ?? [], smsEvent(message, kind, clock.now()));
		const stored = messages.get(message.id);
		if (stored) await messages.set(message.id, { ...stored, fate: kind });
	}

	async function publishPending(message: StoredSms): Promise<void> {
		for (const kind of message.untold) await publishOne(message, kind);
		const stored = messages.get(message.id);
		if (stored) await messages.set(message.id, { ...stored, untold: [] });
	}

	async function send(input: Input): Promise<{ readonly MessageId: string }> {
		const message = messageOf(input, clock.now());
		check(message, sets, refused);
		await messages.set(message.id, message);
		// Not awaited: as on AWS, the call is answered before its events are published.
		publishPending(message).catch((error: unknown) => console.error('SMS events were not published:', error));
		return { MessageId: message.id };
	}

	return {
		list: () => messages.values(),
		async publishEvent(id, kind) {
			const message = messages.get(id);
			if (message) await publishOne(message, kind);
			return message !== undefined;
		},
		async answer(from, text) {
			await publishAll(
				sets.flatMap(({ topicArns }) => topicArns),
				{
					originationNumber: from,
					destinationNumber: 'local',
					messageKeyword: 'KEYWORD_local',
					messageBody: text,
					inboundMessageId: randomUUID(),
				},
			);
		},
		refuses: () => [...refused.keys()],
		refuse: (what, isRefused) => (isRefused ? refused.set(what, true) : refused.delete(what)),
		async resume() {
			await Promise.all(
				messages
					.values()
					.filter(({ untold }) => untold.length > 0)
					.map(publishPending),
			);
		},
		service: jsonService({ SendTextMessage: send }),
	};
}

const textIn = (input: Input, name: string): string => {
	const value = input[name];
	return typeof value === 'string' ? value : '';
};

function messageOf(input: Input, now: Date): StoredSms {
	const context = Object.entries(typeof input.Context === 'object' && input.Context ? input.Context : {});
	return {
		id: `local-${now.getTime().toString(36)}-${randomUUID()}`,
		at: now.toISOString(),
		from: textIn(input, 'OriginationIdentity'),
		to: textIn(input, 'DestinationPhoneNumber'),
		text: textIn(input, 'MessageBody'),
		context: Object.fromEntries(context.map(([name, value]) => [name, String(value)])),
		configurationSet: textIn(input, 'ConfigurationSetName') || undefined,
		fate: undefined,
		untold: ['TEXT_PENDING', 'TEXT_DELIVERED'],
	};
}

/** Refused as the service does, with its reason. */
function check(
	{ to, text, configurationSet }: StoredSms,
	sets: readonly SmsSetPlan[],
	refused: DurableMap<true>,
): void {
	if (!/^\+[1-9]\d{6,14}$/.test(to) || text === '')
		throw new AwsError('ValidationException', 'The request is not valid.', 400, { Reason: 'INVALID_PARAMETER' });
	if (configurationSet !== undefined && !sets.some(({ name }) => name === configurationSet))
		throw new AwsError('ResourceNotFoundException', `There is no configuration set ${configurationSet}.`, 400, {
			ResourceType: 'configuration-set',
		});
	if (refused.get(to))
		throw new AwsError('ConflictException', 'The destination opted out.', 400, {
			Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
		});
	if (refused.get('spend'))
		throw new AwsError('ServiceQuotaExceededException', 'The spend limit of the month is reached.', 402, {
			Reason: 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT',
		});
}
