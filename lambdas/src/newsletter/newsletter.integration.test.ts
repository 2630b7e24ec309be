import '../../test-support/notification/silence-log.ts';
import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { endpoints as contract } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import {
	EMAIL,
	type NewsletterFixture,
	newsletterFixture,
	PSEUDONYM,
	parsedResponse,
	tokenIn,
} from '../../test-support/newsletter/newsletter-fixture.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let engine: FreshTable;
let table: FreshTable;
let fixture: NewsletterFixture;

beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await newsletterFixture(table);
});
afterEach(() => table.close());

const kinds = () => fixture.notifier.mail.accepted.map(({ tags }) => tags.kind);
const everything = async (): Promise<readonly Record<string, unknown>[]> => {
	const { Items = [] } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
	return Items;
};
const INVALID = { status: 410, body: expect.objectContaining({ title: expect.stringContaining('no longer valid') }) };
const RECEIVED = { status: 202, body: { status: 'received' } };

describe('subscribing', () => {
	test('subscribing only sends a mail that says what was requested and what happens without an answer', async () => {
		expect(parsedResponse(await fixture.subscribe('Wairimu@Mail.Example'))).toEqual(RECEIVED);
		const mail = await fixture.newestMail();
		expect(mail.to).toBe(EMAIL);
		expect(mail.tags.kind).toBe('newsletter_confirm');
		const { subject, text = '', headers } = await PostalMime.parse(mail.raw);
		expect(subject).toBe('Please confirm your subscription');
		expect(text).toContain('On Wed 18 Nov 2026 at 10:30 AM EAT somebody, probably you, asked on our website');
		expect(text).toContain('If it was not you, you need not do anything');
		const token = await tokenIn(mail, 'unsubscribe');
		const header = (key: string) => headers.find((given) => given.key === key)?.value;
		expect(header('list-unsubscribe')).toBe(`<https://tulia.example/api/newsletter/unsubscribe?token=${token}>`);
		expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		expect(await fixture.stored()).toMatchObject({ state: 'pending' });
		await fixture.notifier.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('subscribing is completed by the button behind the link, once, with one welcome mail', async () => {
		const { confirmToken } = await fixture.subscribed();
		expect(await fixture.confirm(confirmToken)).toEqual({ status: 200, body: { status: 'subscribed' } });
		await fixture.notifier.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
		const { headers } = await PostalMime.parse(fixture.notifier.mail.accepted[1]?.raw ?? '');
		expect(headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
		expect(await fixture.stored()).toMatchObject({ state: 'active' });
		expect(await fixture.notifier.read(`NEWS#${PSEUDONYM}`, 'N')).not.toHaveProperty('ttl');
	});

	test('twenty confirmations of one subscription at once send one welcome mail', async () => {
		await fixture.subscribe();
		const token = await tokenIn(await fixture.newestMail(), 'confirm');
		const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.confirm(token)));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		await fixture.notifier.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
	});

	test('subscribing with a subscribed address gets the same response, and reminds only its owner', async () => {
		await fixture.subscribed();
		const stranger = await fixture.subscribe('nobody@mail.example');
		expect(await fixture.subscribe()).toEqual(stranger);
		await fixture.notifier.sweep();
		expect(fixture.notifier.mail.accepted.filter(({ to }) => to === EMAIL).map(({ tags }) => tags.kind)).toEqual([
			'newsletter_confirm',
			'newsletter_welcome',
			'newsletter_welcome',
		]);
	});

	test('subscribing one address repeatedly sends at most five mails an hour, with the same response', async () => {
		const answers = [];
		for (let time = 0; time < 12; time += 1) {
			answers.push(await fixture.subscribe());
			await fixture.notifier.sweep();
			fixture.notifier.clock.advance(4 * MINUTE);
		}
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
		const inFirstHour = fixture.notifier.mail.accepted.filter(
			({ at }) => at.getTime() < Date.parse('2026-11-18T08:00:00.000Z'),
		);
		expect(inFirstHour).toHaveLength(5);
	});

	test('subscribing twice before the first mail was sent sends one mail, the later', async () => {
		await fixture.subscribe();
		fixture.notifier.clock.advance(MINUTE);
		await fixture.subscribe();
		const mail = await fixture.newestMail();
		expect(kinds()).toEqual(['newsletter_confirm']);
		expect(mail.tags.version).toBe(2);
	});

	test('subscribing with an outdated wording is refused, and nothing is stored or sent', async () => {
		const refused = await fixture.subscribe(EMAIL, { fields: { consentVersion: '2026-11' } });
		expect(parsedResponse(refused)).toMatchObject({ status: 409, body: { code: 'wording_changed' } });
		await fixture.notifier.sweep();
		expect([await fixture.stored(), kinds()]).toEqual([undefined, []]);
		expect(parsedResponse(await fixture.subscribe(EMAIL, { fields: { consentVersion: '2026-11-28' } }))).toEqual(
			RECEIVED,
		);
		expect(await fixture.stored()).toMatchObject({ consent: { version: '2026-11-28' } });
	});

	test('subscribing too often from one browser is refused, with the time to wait', async () => {
		const device = randomUUID();
		const again = (email: string) => fixture.subscribe(email, { device });
		for (let time = 0; time < 5; time += 1) expect((await again(`p${time}@mail.example`)).statusCode).toBe(202);
		const refused = await again('p5@mail.example');
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(0);
	});

	test.each([{ website: 'https://spam.example' }, { filledInMs: 300 }])(
		'subscribing as a robot, with %j, gets the usual response, and nothing is stored',
		async (sign) => {
			expect(parsedResponse(await fixture.subscribe(EMAIL, { fields: sign }))).toEqual(RECEIVED);
			await fixture.notifier.sweep();
			expect(fixture.notifier.mail.calls).toHaveLength(0);
			expect(await fixture.stored()).toBeUndefined();
		},
	);

	test('subscribing stores the address in no key and not in the clear', async () => {
		await fixture.subscribed();
		const items = await everything();
		const news = JSON.stringify(items.filter(({ entity }) => entity !== 'profile'));
		expect(news).not.toMatch(/wairimu|mail\.example/i);
	});

	test('subscribing stores no working link', async () => {
		const { confirmToken, stopToken } = await fixture.subscribed();
		const items = JSON.stringify(await everything());
		for (const token of [confirmToken, stopToken]) expect(items).not.toContain(token.slice(token.indexOf('.') + 1));
	});
});

describe('a link that confirms', () => {
	test('a link that confirms works for exactly 7 days after the last request', async () => {
		await fixture.subscribe();
		const token = await tokenIn(await fixture.newestMail(), 'confirm');
		fixture.notifier.clock.advance(7 * DAY + 1);
		expect(await fixture.confirm(token)).toMatchObject(INVALID);
		await fixture.subscribe();
		expect(await fixture.confirm(token)).toMatchObject({ status: 200 });
	});

	test('a link that confirms is invalid after an unsubscription, also after a new request', async () => {
		const { confirmToken, stopToken } = await fixture.subscribed();
		await fixture.stop(stopToken);
		expect(await fixture.confirm(confirmToken)).toMatchObject(INVALID);
		fixture.notifier.clock.advance(HOUR);
		await fixture.subscribe();
		expect(await fixture.confirm(confirmToken)).toMatchObject(INVALID);
		expect(await fixture.confirm(await tokenIn(await fixture.newestMail(), 'confirm'))).toMatchObject({ status: 200 });
	});

	test('a link that confirms does not unsubscribe, and an unsubscribe link does not confirm', async () => {
		await fixture.subscribe();
		const mail = await fixture.newestMail();
		expect(await fixture.stop(await tokenIn(mail, 'confirm'))).toMatchObject(INVALID);
		expect(await fixture.confirm(await tokenIn(mail, 'unsubscribe'))).toMatchObject(INVALID);
	});

	test('a link that confirms is invalid for an unknown address, and when it was forged', async () => {
		const unknown = fields.pseudonym('email', 'nobody@mail.example');
		expect(await fixture.confirm(`${unknown}.${fields.proof('newsletter-confirm', `${unknown}\0g`)}`)).toMatchObject(
			INVALID,
		);
		await fixture.subscribe();
		expect(await fixture.confirm(`${PSEUDONYM}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await fixture.stop(`${PSEUDONYM}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await fixture.stored()).toMatchObject({ state: 'pending' });
	});
});

describe('unsubscribing', () => {
	test('unsubscribing ends the subscription, deletes the address, and is idempotent', async () => {
		const { stopToken } = await fixture.subscribed();
		for (let time = 0; time < 2; time += 1) {
			expect(await fixture.stop(stopToken)).toEqual({ status: 200, body: { status: 'unsubscribed' } });
		}
		expect(await fixture.stored()).toMatchObject({ state: 'ended', endedBy: 'subscriber', ver: 3 });
		expect(await fixture.stored()).not.toHaveProperty('sealedEmail');
	});

	test('unsubscribing works by the one click of a mail program, which posts a form', async () => {
		const { stopToken } = await fixture.subscribed();
		expect(await fixture.oneClick(stopToken)).toMatchObject({ status: 200 });
		expect(await fixture.stored()).toMatchObject({ state: 'ended' });
	});

	test('unsubscribing stops a mail that was not sent yet', async () => {
		await fixture.subscribe();
		const token = await tokenIn(await fixture.newestMail(), 'unsubscribe');
		fixture.notifier.clock.advance(MINUTE);
		await fixture.subscribe();
		await fixture.stop(token);
		await fixture.notifier.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('unsubscribing works with the link of an earlier generation', async () => {
		const { stopToken } = await fixture.subscribed();
		await fixture.stop(stopToken);
		fixture.notifier.clock.advance(DAY);
		await fixture.subscribed();
		await fixture.stop(stopToken);
		expect(await fixture.stored()).toMatchObject({ state: 'ended' });
	});

	test.each([
		['bounced', 'bounce'],
		['complained', 'complaint'],
	] as const)('a mail that %s permanently unsubscribes, and later requests send no more', async (progress, endedBy) => {
		await fixture.subscribed();
		const [, welcome] = fixture.notifier.mail.accepted;
		if (!welcome) throw new Error('No welcome was sent.');
		await fixture.notifier.receiveEvent(eventOf(welcome, 'bounced', false));
		expect(await fixture.stored()).toMatchObject({ state: 'active' });
		await Promise.all([1, 2].map(() => fixture.notifier.receiveEvent(eventOf(welcome, progress, true))));
		expect(await fixture.stored()).toMatchObject({ state: 'ended', endedBy, undeliverable: true });
		fixture.notifier.clock.advance(DAY);
		expect(parsedResponse(await fixture.subscribe())).toEqual(RECEIVED);
		await fixture.notifier.sweep();
		expect(fixture.notifier.mail.calls).toHaveLength(2);
	});
});

test('subscribing reads and writes the same for a known and an unknown address', async () => {
	const send = jest.spyOn(table.db, 'send');
	const workOf = async (email: string): Promise<readonly string[]> => {
		send.mockClear();
		await fixture.subscribe(email);
		return send.mock.calls.map(([command]) => command.constructor.name);
	};
	const unknown = await workOf('nobody@mail.example');
	const waiting = await workOf('nobody@mail.example');
	await fixture.subscribed();
	const active = await workOf(EMAIL);
	expect(unknown).toContain('TransactWriteCommand');
	expect(waiting).toEqual(unknown);
	expect(active).toEqual(unknown);
});

test('no GET changes a subscription: no newsletter endpoint accepts one', () => {
	const methods = Object.values(contract)
		.filter(({ path }) => path.startsWith('/api/newsletter'))
		.map(({ method }) => method);
	expect(methods).toEqual(['POST', 'POST', 'POST']);
});
