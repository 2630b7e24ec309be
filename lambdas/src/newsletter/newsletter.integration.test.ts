import '../notification/testing/quiet-log.ts';
import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { endpoints as contract } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import PostalMime from 'postal-mime';
import { fields, type NotificationWorld, notificationWorld } from '../notification/testing/notification-world.ts';
import { type AcceptedMail, eventOf } from '../notification/testing/outside-world.ts';
import { httpHandler } from '../platform/http.ts';
import { mailCap } from '../platform/mail-cap.ts';
import { newId } from '../platform/new-id.ts';
import { anEvent, ORIGIN_SECRET } from '../platform/testing/an-event.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { confirmSubscription } from './confirm-subscription.usecase.ts';
import { newsletterValidators } from './newsletter-validators.ts';
import { subscribe } from './subscribe.usecase.ts';
import { subscriptionRepository } from './subscription.repository.ts';
import { unsubscribe } from './unsubscribe.usecase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = 'wairimu@mail.example';
const KEY = [`NEWS#${fields.pseudonym('email', EMAIL)}`, 'N'] as const;

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;

beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: '2026-11-18T07:30:00.000Z' });
});
afterEach(() => table.close());

const door = { originSecret: ORIGIN_SECRET, identify: () => Promise.reject(new Error('Nobody needs to log in here.')) };

/** The three endpoints as their function answers them, on this world's table and clock. */
function endpoints() {
	const { db, tableName } = table;
	const cipher = async () => fields;
	const { now } = world.clock;
	const shared = { subscriptions: subscriptionRepository(db, tableName), now, newId, prove: async () => fields.proof };
	const limits = visitorLimits(db, tableName, cipher);
	return {
		ask: httpHandler(
			'subscribe',
			newsletterValidators,
			subscribe({ ...shared, limits, mailCap: mailCap(db, tableName), cipher }),
		),
		confirm: httpHandler('confirmSubscription', newsletterValidators, confirmSubscription(shared)),
		stop: httpHandler('unsubscribe', newsletterValidators, unsubscribe(shared)),
	};
}

const answerOf = ({ statusCode, body }: Answer) => ({
	status: statusCode,
	body: JSON.parse(body ?? 'null'),
});

/** Asks from a browser of its own, so that only limits on the address matter. */
const ask = async (email = EMAIL, more: object = {}) =>
	answerOf(
		await endpoints().ask(
			anEvent({
				route: 'POST /api/newsletter',
				headers: { 'x-device-id': randomUUID() },
				body: { email, ...more },
			}),
			door,
		),
	);
const confirm = async (token: string) =>
	answerOf(await endpoints().confirm(anEvent({ route: 'POST /api/newsletter/confirm', body: { token } }), door));
const stop = async (token: string) =>
	answerOf(await endpoints().stop(anEvent({ route: 'POST /api/newsletter/unsubscribe', query: { token } }), door));

/** Lets the notifier work, and answers the newest mail. */
async function newestMail(): Promise<AcceptedMail> {
	await world.sweep();
	const mail = world.mail.accepted.at(-1);
	if (!mail) throw new Error('No mail was sent.');
	return mail;
}
const linkIn = async (mail: AcceptedMail, page: string): Promise<string> => {
	const { text = '' } = await PostalMime.parse(mail.raw);
	return new RegExp(`https://tulia\\.example/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'no link';
};
const subscribed = async (): Promise<{ readonly confirmToken: string; readonly stopToken: string }> => {
	await ask();
	const mail = await newestMail();
	const tokens = { confirmToken: await linkIn(mail, 'confirm'), stopToken: await linkIn(mail, 'unsubscribe') };
	expect(await confirm(tokens.confirmToken)).toEqual({ status: 200, body: { status: 'subscribed' } });
	await world.sweep();
	return tokens;
};
const stored = async () => (await world.read(...KEY))?.subscription;
const kinds = () => world.mail.accepted.map(({ tags }) => tags.kind);
const INVALID = { status: 410, body: expect.objectContaining({ title: expect.stringContaining('no longer valid') }) };

describe('subscribing', () => {
	test('sends a mail that says who asked and what happens without an answer, and nothing else', async () => {
		expect(await ask('  Wairimu@Mail.Example'.trim())).toEqual({ status: 202, body: { status: 'received' } });
		const mail = await newestMail();
		expect(mail.to).toBe(EMAIL);
		expect(mail.tags.kind).toBe('newsletter_confirm');
		const { subject, text = '', headers } = await PostalMime.parse(mail.raw);
		expect(subject).toBe('Please confirm your subscription');
		expect(text).toContain('On Wed 18 Nov 2026 at 10:30 AM EAT somebody, probably you, asked on our website');
		expect(text).toContain('If it was not you, you need not do anything');
		const token = await linkIn(mail, 'unsubscribe');
		const header = (key: string) => headers.find((given) => given.key === key)?.value;
		expect(header('list-unsubscribe')).toBe(`<https://tulia.example/api/newsletter/unsubscribe?token=${token}>`);
		expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		expect(await stored()).toMatchObject({ state: 'pending' });
		await world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('is done by the button behind the link, once, and welcomed once', async () => {
		const { confirmToken } = await subscribed();
		expect(await confirm(confirmToken)).toEqual({ status: 200, body: { status: 'subscribed' } });
		await world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
		const { headers } = await PostalMime.parse(world.mail.accepted[1]?.raw ?? '');
		expect(headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
		expect(await stored()).toMatchObject({ state: 'active' });
		expect(await world.read(...KEY)).not.toHaveProperty('ttl');
	});

	test('by twenty presses of the button at once is welcomed once', async () => {
		await ask();
		const token = await linkIn(await newestMail(), 'confirm');
		const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		await world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
	});

	test('with an address that is subscribed answers the very same, and reminds only its owner', async () => {
		await subscribed();
		const stranger = await ask('nobody@mail.example');
		expect(await ask()).toEqual(stranger);
		await world.sweep();
		expect(world.mail.accepted.filter(({ to }) => to === EMAIL).map(({ tags }) => tags.kind)).toEqual([
			'newsletter_confirm',
			'newsletter_welcome',
			'newsletter_welcome',
		]);
	});

	test('of one address by many sends at most five mails an hour, and no asker can tell', async () => {
		const answers = [];
		for (let time = 0; time < 12; time += 1) {
			answers.push(await ask());
			await world.sweep();
			world.clock.advance(4 * MINUTE);
		}
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
		const inFirstHour = world.mail.accepted.filter(({ at }) => at.getTime() < Date.parse('2026-11-18T08:00:00.000Z'));
		expect(inFirstHour).toHaveLength(5);
	});

	test('too often from one browser is refused, with how long to wait', async () => {
		const device = randomUUID();
		const again = async (email: string) =>
			endpoints().ask(
				anEvent({ route: 'POST /api/newsletter', headers: { 'x-device-id': device }, body: { email } }),
				door,
			);
		for (let time = 0; time < 5; time += 1) expect((await again(`p${time}@mail.example`)).statusCode).toBe(202);
		const refused = await again('p5@mail.example');
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(0);
	});

	test.each([{ website: 'https://spam.example' }, { filledInMs: 300 }])(
		'as a robot does, with %j, is answered and forgotten',
		async (sign) => {
			expect(await ask(EMAIL, sign)).toEqual({ status: 202, body: { status: 'received' } });
			await world.sweep();
			expect(world.mail.calls).toHaveLength(0);
			expect(await stored()).toBeUndefined();
		},
	);

	test('keeps no address in any key or in the open', async () => {
		await subscribed();
		const { Items = [] } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
		const news = JSON.stringify(Items.filter(({ entity }) => entity !== 'profile'));
		expect(news).not.toMatch(/wairimu|mail\.example/i);
	});

	test('keeps no link that works', async () => {
		const { confirmToken, stopToken } = await subscribed();
		const { Items = [] } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
		for (const token of [confirmToken, stopToken])
			expect(JSON.stringify(Items)).not.toContain(token.slice(token.indexOf('.') + 1));
	});
});

describe('a link that confirms', () => {
	test('works for 7 days after the last request, and not a moment longer', async () => {
		await ask();
		const token = await linkIn(await newestMail(), 'confirm');
		world.clock.advance(7 * DAY + 1);
		expect(await confirm(token)).toMatchObject(INVALID);
		await ask();
		expect(await confirm(token)).toMatchObject({ status: 200 });
	});

	test('of before an unsubscription is dead, also after a new request', async () => {
		const { confirmToken, stopToken } = await subscribed();
		await stop(stopToken);
		expect(await confirm(confirmToken)).toMatchObject(INVALID);
		world.clock.advance(HOUR);
		await ask();
		expect(await confirm(confirmToken)).toMatchObject(INVALID);
		expect(await confirm(await linkIn(await newestMail(), 'confirm'))).toMatchObject({ status: 200 });
	});

	test('does not unsubscribe, and one that unsubscribes does not confirm', async () => {
		await ask();
		const mail = await newestMail();
		expect(await stop(await linkIn(mail, 'confirm'))).toMatchObject(INVALID);
		expect(await confirm(await linkIn(mail, 'unsubscribe'))).toMatchObject(INVALID);
	});

	test('for an address nobody asked about, or that we never made, is no link', async () => {
		const unknown = fields.pseudonym('email', 'nobody@mail.example');
		expect(await confirm(`${unknown}.${fields.proof('newsletter-confirm', `${unknown}\0g`)}`)).toMatchObject(INVALID);
		await ask();
		expect(await confirm(`${KEY[0].slice(5)}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await stop(`${KEY[0].slice(5)}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await stored()).toMatchObject({ state: 'pending' });
	});
});

describe('unsubscribing', () => {
	test('ends the subscription, forgets the address, and may be repeated without harm', async () => {
		const { stopToken } = await subscribed();
		for (let time = 0; time < 2; time += 1) {
			expect(await stop(stopToken)).toEqual({ status: 200, body: { status: 'unsubscribed' } });
		}
		expect(await stored()).toMatchObject({ state: 'ended', endedBy: 'subscriber', ver: 3 });
		expect(await stored()).not.toHaveProperty('sealedEmail');
	});

	test('works by the one click of a mail program, which posts a form', async () => {
		const { stopToken } = await subscribed();
		const answer = await endpoints().stop(
			anEvent({
				route: 'POST /api/newsletter/unsubscribe',
				query: { token: stopToken },
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				body: 'List-Unsubscribe=One-Click',
			}),
			door,
		);
		expect(answer.statusCode).toBe(200);
		expect(await stored()).toMatchObject({ state: 'ended' });
	});

	test('stops a mail that has not left yet', async () => {
		await ask();
		const token = await linkIn(await newestMail(), 'unsubscribe');
		world.clock.advance(MINUTE);
		await ask();
		await stop(token);
		await world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('works with the link of an older life', async () => {
		const { stopToken } = await subscribed();
		await stop(stopToken);
		world.clock.advance(DAY);
		await subscribed();
		await stop(stopToken);
		expect(await stored()).toMatchObject({ state: 'ended' });
	});

	test.each([
		['bounced', 'bounce'],
		['complained', 'complaint'],
	] as const)('is what a mail that %s for good does, and no more are sent whoever asks', async (progress, endedBy) => {
		await subscribed();
		const [, welcome] = world.mail.accepted;
		if (!welcome) throw new Error('No welcome was sent.');
		await world.hear(eventOf(welcome, 'bounced', false));
		expect(await stored()).toMatchObject({ state: 'active' });
		await Promise.all([1, 2].map(() => world.hear(eventOf(welcome, progress, true))));
		expect(await stored()).toMatchObject({ state: 'ended', endedBy, undeliverable: true });
		world.clock.advance(DAY);
		expect(await ask()).toMatchObject({ status: 202 });
		await world.sweep();
		expect(world.mail.calls).toHaveLength(2);
	});
});

test('whether the address is known or not, the same is read and written', async () => {
	const send = jest.spyOn(table.db, 'send');
	const workOf = async (email: string): Promise<readonly string[]> => {
		send.mockClear();
		await ask(email);
		return send.mock.calls.map(([command]) => command.constructor.name);
	};
	const unknown = await workOf('nobody@mail.example');
	const waiting = await workOf('nobody@mail.example');
	await subscribed();
	const active = await workOf(EMAIL);
	expect(unknown).toContain('TransactWriteCommand');
	expect(waiting).toEqual(unknown);
	expect(active).toEqual(unknown);
});

test('nothing of it changes by looking: no newsletter address answers a GET', () => {
	const methods = Object.values(contract)
		.filter(({ path }) => path.startsWith('/api/newsletter'))
		.map(({ method }) => method);
	expect(methods).toEqual(['POST', 'POST', 'POST']);
});
