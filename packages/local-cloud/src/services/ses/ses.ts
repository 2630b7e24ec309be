import { randomUUID } from 'node:crypto';
import type { Clock } from '../../state/clock.ts';
import type { DurableMap } from '../../state/durable-map.ts';
import { AwsError, type AwsService, queryService } from '../wire.ts';
import { mailEvent } from './mail-event.ts';
import type { MailEventKind, StoredMail } from './stored-mail.ts';

export interface EventDestinationPlan {
	readonly configurationSet: string;
	readonly topicArn: string;
	/** In lower case, as in the template: `send`, `delivery`, … */
	readonly events: readonly string[];
}

export interface MailStore {
	readonly service: AwsService;
	list(): readonly StoredMail[];
	get(id: string): StoredMail | undefined;
	/** Publishes an event of a mail to the topic of its configuration set. */
	publishEvent(id: string, kind: MailEventKind): Promise<void>;
	/** Publishes the events that a crash left unpublished. */
	resume(): Promise<void>;
	clear(): Promise<void>;
}

export interface SesOptions {
	/** Verified domains and addresses. */
	readonly identities: readonly string[];
	readonly configurationSets: readonly string[];
	/** Configuration sets that send to addresses on the account's suppression list. */
	readonly ignoringSuppression?: readonly string[];
	readonly destinations: readonly EventDestinationPlan[];
	readonly region: string;
	readonly mails: DurableMap<StoredMail>;
	readonly clock: Clock;
	readonly publish: (topicArn: string, message: string) => Promise<unknown>;
}

/** SES v1: stores each raw message; send and delivery events follow at once, other events are published on request. */
export function ses(options: SesOptions): MailStore {
	const { ignoringSuppression = [], region, mails, clock } = options;
	const { publishOne, publishPending } = publisherOf(options);
	const isSuppressed = suppressionOf(mails, ignoringSuppression);

	async function accept(input: URLSearchParams, message: string): Promise<string> {
		const now = clock.now();
		const id = `local-${now.getTime().toString(36)}-${randomUUID()}`;
		const configurationSet = input.get('ConfigurationSetName') ?? undefined;
		const source = input.get('Source') ?? headerOf(message, 'From') ?? '';
		check(options, source, configurationSet);
		const to = membersOf(input, 'Destinations').map(addressOf);
		const mail: StoredMail = {
			id,
			at: now.toISOString(),
			source: addressOf(source),
			to: to.length > 0 ? to : recipientsIn(message),
			tags: tagsOf(input),
			configurationSet,
			raw: Buffer.from(stamped(message, { id, now, region }), 'latin1').toString('base64'),
			untold: [
				'send',
				isSuppressed(to.length > 0 ? to : recipientsIn(message), configurationSet) ? 'bounce' : 'delivery',
			],
		};
		await mails.set(id, mail);
		// Not awaited: as on AWS, the call is answered before its events are published.
		publishPending(mail).catch((error: unknown) => console.error('Mail events were not published:', error));
		return id;
	}

	return {
		list: () => mails.values(),
		get: (id) => mails.get(id),
		async publishEvent(id, kind) {
			const mail = mails.get(id);
			if (!mail) return;
			if (kind === 'bounce' || kind === 'complaint') await mails.set(id, { ...mail, suppresses: true });
			await publishOne(mail, kind);
		},
		async resume() {
			await Promise.all(
				mails
					.values()
					.filter(({ untold }) => untold.length > 0)
					.map(publishPending),
			);
		},
		clear: () => mails.clear(),
		service: queryService('http://ses.amazonaws.com/doc/2010-12-01/', {
			GetSendQuota: () => quotaOf(mails, clock.now()),
			async SendRawEmail(input) {
				const message = Buffer.from(input.get('RawMessage.Data') ?? '', 'base64').toString('latin1');
				if (message === '') throw new AwsError('InvalidParameterValue', 'The raw message is empty.');
				return `<MessageId>${await accept(input, message)}</MessageId>`;
			},
		}),
	};
}

function publisherOf({ destinations, mails, clock, publish }: SesOptions) {
	async function publishOne(mail: StoredMail, kind: MailEventKind): Promise<void> {
		const event = mailEvent(mail, kind, clock.now());
		const matching = destinations.filter(
			({ configurationSet, events }) => configurationSet === mail.configurationSet && events.includes(kind),
		);
		await Promise.all(matching.map(({ topicArn }) => publish(topicArn, JSON.stringify(event))));
	}

	async function publishPending(mail: StoredMail): Promise<void> {
		for (const kind of mail.untold) await publishOne(mail, kind);
		const stored = mails.get(mail.id);
		if (stored) await mails.set(mail.id, { ...stored, untold: [] });
	}

	return { publishOne, publishPending };
}

/** Only from verified identities, and with existing configuration sets. */
function check(
	{ identities, configurationSets }: SesOptions,
	source: string,
	configurationSet: string | undefined,
): void {
	const address = addressOf(source);
	const domain = address.slice(address.indexOf('@') + 1);
	if (!identities.includes(domain) && !identities.includes(address)) {
		throw new AwsError('MessageRejected', `Email address is not verified: ${address}`);
	}
	if (configurationSet && !configurationSets.includes(configurationSet)) {
		throw new AwsError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);
	}
}

/** SES accepts a mail to a suppressed address, and does not send it: it bounces at once. */
const suppressionOf =
	(mails: DurableMap<StoredMail>, ignoring: readonly string[]) =>
	(to: readonly string[], configurationSet = ''): boolean =>
		!ignoring.includes(configurationSet) &&
		mails.values().some((mail) => mail.suppresses === true && mail.to.some((address) => to.includes(address)));

/** The quota of a new account outside the sandbox. */
function quotaOf(mails: DurableMap<StoredMail>, now: Date): string {
	const since = now.getTime() - 24 * 60 * 60 * 1000;
	const sent = mails.values().filter(({ at }) => Date.parse(at) > since).length;
	return `<Max24HourSend>50000</Max24HourSend><MaxSendRate>14</MaxSendRate><SentLast24Hours>${sent}</SentLast24Hours>`;
}

const addressOf = (mailbox: string): string => (/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();

function membersOf(input: URLSearchParams, list: string): readonly string[] {
	return [...input].flatMap(([name, value]) => (name.startsWith(`${list}.member.`) && value ? [value] : []));
}

function tagsOf(input: URLSearchParams): Readonly<Record<string, string>> {
	const names = [...input.keys()].filter((name) => /^Tags\.member\.\d+\.Name$/.test(name));
	return Object.fromEntries(
		names.map((name) => [input.get(name) ?? '', input.get(name.replace(/Name$/, 'Value')) ?? '']),
	);
}

/** The lines before the first empty one. */
const headersOf = (message: string): string => message.split(/\r?\n\r?\n/, 1)[0] ?? '';

function headerOf(message: string, name: string): string | undefined {
	const unfolded = headersOf(message).replaceAll(/\r?\n[ \t]+/g, ' ');
	return new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(unfolded)?.[1];
}

const recipientsIn = (message: string): readonly string[] =>
	['To', 'Cc', 'Bcc']
		.flatMap((name) => headerOf(message, name)?.split(',') ?? [])
		.map(addressOf)
		.filter((address) => address !== '');

interface Stamp {
	readonly id: string;
	readonly now: Date;
	readonly region: string;
}

/** SES overwrites the sender's Message-ID and Date, so neither can identify a mail. */
function stamped(message: string, { id, now, region }: Stamp): string {
	const headers = headersOf(message);
	const otherHeaders = headers.replaceAll(/^(?:Message-ID|Date):.*(?:\r?\n[ \t].*)*\r?\n?/gim, '').trimEnd();
	const own = `Message-ID: <${id}@${region}.amazonses.com>\r\nDate: ${now.toUTCString().replace('GMT', '+0000')}`;
	return `${otherHeaders}\r\n${own}${message.slice(headers.length)}`;
}
