import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import PostalMime from 'postal-mime';
import { fields, type NotificationWorld, notificationWorld } from '../../notification/testing/notification-world.ts';
import type { AcceptedMail } from '../../notification/testing/outside-world.ts';
import { httpHandler } from '../../platform/http.ts';
import { mailCap } from '../../platform/mail-cap.ts';
import { newId } from '../../platform/new-id.ts';
import { anEvent, ORIGIN_SECRET } from '../../platform/testing/an-event.ts';
import { visitorLimits } from '../../platform/visitor-limits.ts';
import { confirmSubscription } from '../confirm-subscription.usecase.ts';
import { newsletterValidators } from '../newsletter-validators.ts';
import { subscribe } from '../subscribe.usecase.ts';
import { subscriptionRepository } from '../subscription.repository.ts';
import { unsubscribe } from '../unsubscribe.usecase.ts';

export const EMAIL = 'wairimu@mail.example';
/** The subscription of `EMAIL`. */
export const PSEUDONYM: string = fields.pseudonym('email', EMAIL);

interface Said {
	readonly status: number | undefined;
	readonly body: unknown;
}

interface Table {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

/** The newsletter from the form to the mailbox: its endpoints and the notifier, on one table and one clock. */
export interface NewsletterStage {
	readonly world: NotificationWorld;
	/** Asks from a browser of its own, or from `device`. */
	ask(email?: string, more?: { readonly fields?: object; readonly device?: string }): Promise<Answer>;
	confirm(token: string): Promise<Said>;
	stop(token: string): Promise<Said>;
	/** As a mail program does it: a posted form. */
	oneClick(token: string): Promise<Said>;
	/** Lets the notifier work, and answers the newest mail. */
	newestMail(): Promise<AcceptedMail>;
	/** The whole double opt-in; answers the tokens of the first mail. */
	subscribed(): Promise<{ readonly confirmToken: string; readonly stopToken: string }>;
	/** The subscription of `EMAIL` as it lies in the table. */
	stored(): Promise<unknown>;
}

/** The token of the link to a newsletter page in a mail. */
export async function linkIn(mail: AcceptedMail, page: 'confirm' | 'unsubscribe'): Promise<string> {
	const { text = '' } = await PostalMime.parse(mail.raw);
	return new RegExp(`https://tulia\\.example/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'no link';
}

export const saidBy = ({ statusCode, body }: Answer): Said => ({
	status: statusCode,
	body: JSON.parse(body ?? 'null'),
});

/** Takes an empty table. */
export async function newsletterStage(table: Table): Promise<NewsletterStage> {
	const world = await notificationWorld({ ...table, start: '2026-11-18T07:30:00.000Z' });
	const post = endpointsOf(table, world);
	const newestMail = async () => {
		await world.sweep();
		const mail = world.mail.accepted.at(-1);
		if (!mail) throw new Error('No mail was sent.');
		return mail;
	};
	const stage: NewsletterStage = {
		world,
		ask: (email = EMAIL, { fields: more = {}, device = randomUUID() } = {}) =>
			post.ask({ headers: { 'x-device-id': device }, body: { email, ...more } }),
		confirm: async (token) => saidBy(await post.confirm({ body: { token } })),
		stop: async (token) => saidBy(await post.stop({ query: { token } })),
		oneClick: async (token) =>
			saidBy(
				await post.stop({
					query: { token },
					headers: { 'content-type': 'application/x-www-form-urlencoded' },
					body: 'List-Unsubscribe=One-Click',
				}),
			),
		newestMail,
		async subscribed() {
			await stage.ask();
			const mail = await newestMail();
			const tokens = { confirmToken: await linkIn(mail, 'confirm'), stopToken: await linkIn(mail, 'unsubscribe') };
			await stage.confirm(tokens.confirmToken);
			await world.sweep();
			return tokens;
		},
		stored: async () => (await world.read(`NEWS#${PSEUDONYM}`, 'N'))?.subscription,
	};
	return stage;
}

type Parts = Omit<NonNullable<Parameters<typeof anEvent>[0]>, 'route'>;

const door = { originSecret: ORIGIN_SECRET, identify: () => Promise.reject(new Error('Nobody needs to log in here.')) };

function endpointsOf({ db, tableName }: Table, { clock: { now } }: NotificationWorld) {
	const cipher = async () => fields;
	const shared = { subscriptions: subscriptionRepository(db, tableName), now, newId, prove: async () => fields.proof };
	const limits = visitorLimits(db, tableName, cipher);
	const asking = subscribe({ ...shared, limits, mailCap: mailCap(db, tableName), cipher });
	const ask = httpHandler('subscribe', newsletterValidators, asking);
	const confirm = httpHandler('confirmSubscription', newsletterValidators, confirmSubscription(shared));
	const stop = httpHandler('unsubscribe', newsletterValidators, unsubscribe(shared));
	const at = (path: string, parts: Parts) => anEvent({ route: `POST /api/newsletter${path}`, ...parts });
	return {
		ask: (parts: Parts) => ask(at('', parts), door),
		confirm: (parts: Parts) => confirm(at('/confirm', parts), door),
		stop: (parts: Parts) => stop(at('/unsubscribe', parts), door),
	};
}
