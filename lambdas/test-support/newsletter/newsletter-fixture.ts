import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import PostalMime from 'postal-mime';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.usecase.ts';
import { subscribe } from '../../src/newsletter/subscribe.usecase.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { unsubscribe } from '../../src/newsletter/unsubscribe.usecase.ts';
import { httpHandler } from '../../src/platform/http/http.ts';
import { mailCap } from '../../src/platform/limits/mail-cap.repository.ts';
import { visitorLimits } from '../../src/platform/limits/visitor-limits.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { AcceptedMail } from '../notification/fake-gateways.ts';
import { fields, type NotificationFixture, notificationFixture } from '../notification/notification-fixture.ts';
import { anEvent, ORIGIN_SECRET } from '../platform/an-event.ts';

export const EMAIL = 'wairimu@mail.example';
/** The subscription of `EMAIL`. */
export const PSEUDONYM: string = fields.pseudonym('email', EMAIL);

interface ParsedResponse {
	readonly status: number | undefined;
	readonly body: unknown;
}

interface Table {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

/** The newsletter from the form to the mailbox: its endpoints and the notifier, on one table and one clock. */
export interface NewsletterFixture {
	readonly notifier: NotificationFixture;
	/** Requests a subscription from a new browser, or from `device`. */
	subscribe(email?: string, more?: { readonly fields?: object; readonly device?: string }): Promise<Answer>;
	confirm(token: string): Promise<ParsedResponse>;
	stop(token: string): Promise<ParsedResponse>;
	/** Posts the form of a mail program's one-click unsubscribe. */
	oneClick(token: string): Promise<ParsedResponse>;
	/** Runs the notifier, and returns the newest mail. */
	newestMail(): Promise<AcceptedMail>;
	/** The whole double opt-in; returns the tokens of the first mail. */
	subscribed(): Promise<{ readonly confirmToken: string; readonly stopToken: string }>;
	stored(): Promise<unknown>;
}

/** The token of the link to a newsletter page in a mail. */
export async function tokenIn(mail: AcceptedMail, page: 'confirm' | 'unsubscribe'): Promise<string> {
	const { text = '' } = await PostalMime.parse(mail.raw);
	return new RegExp(`https://tulia\\.example/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'no link';
}

export const parsedResponse = ({ statusCode, body }: Answer): ParsedResponse => ({
	status: statusCode,
	body: JSON.parse(body ?? 'null'),
});

/** Takes an empty table. */
export async function newsletterFixture(table: Table): Promise<NewsletterFixture> {
	const notifier = await notificationFixture({ ...table, start: '2026-11-18T07:30:00.000Z' });
	const post = endpointsOf(table, notifier);
	const newestMail = async () => {
		await notifier.sweep();
		const mail = notifier.mail.accepted.at(-1);
		if (!mail) throw new Error('No mail was sent.');
		return mail;
	};
	const fixture: NewsletterFixture = {
		notifier,
		subscribe: (email = EMAIL, { fields: more = {}, device = randomUUID() } = {}) =>
			post.ask({ headers: { 'x-device-id': device }, body: { email, ...more } }),
		confirm: async (token) => parsedResponse(await post.confirm({ body: { token } })),
		stop: async (token) => parsedResponse(await post.stop({ query: { token } })),
		oneClick: async (token) =>
			parsedResponse(
				await post.stop({
					query: { token },
					headers: { 'content-type': 'application/x-www-form-urlencoded' },
					body: 'List-Unsubscribe=One-Click',
				}),
			),
		newestMail,
		async subscribed() {
			await fixture.subscribe();
			const mail = await newestMail();
			const tokens = { confirmToken: await tokenIn(mail, 'confirm'), stopToken: await tokenIn(mail, 'unsubscribe') };
			await fixture.confirm(tokens.confirmToken);
			await notifier.sweep();
			return tokens;
		},
		stored: async () => (await notifier.read(`NEWS#${PSEUDONYM}`, 'N'))?.subscription,
	};
	return fixture;
}

type Parts = Omit<NonNullable<Parameters<typeof anEvent>[0]>, 'route'>;

const guard = {
	originSecrets: [ORIGIN_SECRET] as const,
	identify: () => Promise.reject(new Error('These endpoints need no log-in.')),
};

function endpointsOf({ db, tableName }: Table, { clock: { now } }: NotificationFixture) {
	const cipher = async () => fields;
	const shared = { subscriptions: subscriptionRepository(db, tableName), now, newId, prove: async () => fields.proof };
	const limits = visitorLimits(db, tableName, cipher);
	const asking = subscribe({ ...shared, limits, mailCap: mailCap(db, tableName), cipher });
	const ask = httpHandler('subscribe', validators, asking);
	const confirm = httpHandler('confirmSubscription', validators, confirmSubscription(shared));
	const stop = httpHandler('unsubscribe', validators, unsubscribe(shared));
	const at = (path: string, parts: Parts) => anEvent({ route: `POST /api/newsletter${path}`, ...parts });
	return {
		ask: (parts: Parts) => ask(at('', parts), guard),
		confirm: (parts: Parts) => confirm(at('/confirm', parts), guard),
		stop: (parts: Parts) => stop(at('/unsubscribe', parts), guard),
	};
}
