import '../notification/testing/quiet-log.ts';
import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { endpoints as contract } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { fields } from '../notification/testing/notification-world.ts';
import { eventOf } from '../notification/testing/outside-world.ts';
import { EMAIL, linkIn, type NewsletterStage, newsletterStage, PSEUDONYM, saidBy } from './testing/newsletter-stage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let engine: FreshTable;
let table: FreshTable;
let stage: NewsletterStage;

beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	stage = await newsletterStage(table);
});
afterEach(() => table.close());

const kinds = () => stage.world.mail.accepted.map(({ tags }) => tags.kind);
const everything = async (): Promise<readonly Record<string, unknown>[]> => {
	const { Items = [] } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
	return Items;
};
const INVALID = { status: 410, body: expect.objectContaining({ title: expect.stringContaining('no longer valid') }) };
const RECEIVED = { status: 202, body: { status: 'received' } };

describe('subscribing', () => {
	test('sends a mail that says who asked and what happens without an answer, and nothing else', async () => {
		expect(saidBy(await stage.ask('Wairimu@Mail.Example'))).toEqual(RECEIVED);
		const mail = await stage.newestMail();
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
		expect(await stage.stored()).toMatchObject({ state: 'pending' });
		await stage.world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('is done by the button behind the link, once, and welcomed once', async () => {
		const { confirmToken } = await stage.subscribed();
		expect(await stage.confirm(confirmToken)).toEqual({ status: 200, body: { status: 'subscribed' } });
		await stage.world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
		const { headers } = await PostalMime.parse(stage.world.mail.accepted[1]?.raw ?? '');
		expect(headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
		expect(await stage.stored()).toMatchObject({ state: 'active' });
		expect(await stage.world.read(`NEWS#${PSEUDONYM}`, 'N')).not.toHaveProperty('ttl');
	});

	test('by twenty presses of the button at once is welcomed once', async () => {
		await stage.ask();
		const token = await linkIn(await stage.newestMail(), 'confirm');
		const answers = await Promise.all(Array.from({ length: 20 }, () => stage.confirm(token)));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		await stage.world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm', 'newsletter_welcome']);
	});

	test('with an address that is subscribed answers the very same, and reminds only its owner', async () => {
		await stage.subscribed();
		const stranger = await stage.ask('nobody@mail.example');
		expect(await stage.ask()).toEqual(stranger);
		await stage.world.sweep();
		expect(stage.world.mail.accepted.filter(({ to }) => to === EMAIL).map(({ tags }) => tags.kind)).toEqual([
			'newsletter_confirm',
			'newsletter_welcome',
			'newsletter_welcome',
		]);
	});

	test('of one address by many sends at most five mails an hour, and no asker can tell', async () => {
		const answers = [];
		for (let time = 0; time < 12; time += 1) {
			answers.push(await stage.ask());
			await stage.world.sweep();
			stage.world.clock.advance(4 * MINUTE);
		}
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
		const inFirstHour = stage.world.mail.accepted.filter(
			({ at }) => at.getTime() < Date.parse('2026-11-18T08:00:00.000Z'),
		);
		expect(inFirstHour).toHaveLength(5);
	});

	test('twice before the first mail could leave sends one mail, the later', async () => {
		await stage.ask();
		stage.world.clock.advance(MINUTE);
		await stage.ask();
		const mail = await stage.newestMail();
		expect(kinds()).toEqual(['newsletter_confirm']);
		expect(mail.tags.version).toBe(2);
	});

	test('in words that have changed since they were shown is refused, and nothing is stored or sent', async () => {
		const refused = await stage.ask(EMAIL, { fields: { consentVersion: '2026-10' } });
		expect(saidBy(refused)).toMatchObject({ status: 409, body: { code: 'wording_changed' } });
		await stage.world.sweep();
		expect([await stage.stored(), kinds()]).toEqual([undefined, []]);
		expect(saidBy(await stage.ask(EMAIL, { fields: { consentVersion: '2026-11' } }))).toEqual(RECEIVED);
		expect(await stage.stored()).toMatchObject({ consent: { version: '2026-11' } });
	});

	test('too often from one browser is refused, with how long to wait', async () => {
		const device = randomUUID();
		const again = (email: string) => stage.ask(email, { device });
		for (let time = 0; time < 5; time += 1) expect((await again(`p${time}@mail.example`)).statusCode).toBe(202);
		const refused = await again('p5@mail.example');
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(0);
	});

	test.each([{ website: 'https://spam.example' }, { filledInMs: 300 }])(
		'as a robot does, with %j, is answered and forgotten',
		async (sign) => {
			expect(saidBy(await stage.ask(EMAIL, { fields: sign }))).toEqual(RECEIVED);
			await stage.world.sweep();
			expect(stage.world.mail.calls).toHaveLength(0);
			expect(await stage.stored()).toBeUndefined();
		},
	);

	test('keeps no address in any key or in the open', async () => {
		await stage.subscribed();
		const items = await everything();
		const news = JSON.stringify(items.filter(({ entity }) => entity !== 'profile'));
		expect(news).not.toMatch(/wairimu|mail\.example/i);
	});

	test('keeps no link that works', async () => {
		const { confirmToken, stopToken } = await stage.subscribed();
		const items = JSON.stringify(await everything());
		for (const token of [confirmToken, stopToken]) expect(items).not.toContain(token.slice(token.indexOf('.') + 1));
	});
});

describe('a link that confirms', () => {
	test('works for 7 days after the last request, and not a moment longer', async () => {
		await stage.ask();
		const token = await linkIn(await stage.newestMail(), 'confirm');
		stage.world.clock.advance(7 * DAY + 1);
		expect(await stage.confirm(token)).toMatchObject(INVALID);
		await stage.ask();
		expect(await stage.confirm(token)).toMatchObject({ status: 200 });
	});

	test('of before an unsubscription is dead, also after a new request', async () => {
		const { confirmToken, stopToken } = await stage.subscribed();
		await stage.stop(stopToken);
		expect(await stage.confirm(confirmToken)).toMatchObject(INVALID);
		stage.world.clock.advance(HOUR);
		await stage.ask();
		expect(await stage.confirm(confirmToken)).toMatchObject(INVALID);
		expect(await stage.confirm(await linkIn(await stage.newestMail(), 'confirm'))).toMatchObject({ status: 200 });
	});

	test('does not unsubscribe, and one that unsubscribes does not confirm', async () => {
		await stage.ask();
		const mail = await stage.newestMail();
		expect(await stage.stop(await linkIn(mail, 'confirm'))).toMatchObject(INVALID);
		expect(await stage.confirm(await linkIn(mail, 'unsubscribe'))).toMatchObject(INVALID);
	});

	test('for an address nobody asked about, or that we never made, is no link', async () => {
		const unknown = fields.pseudonym('email', 'nobody@mail.example');
		expect(await stage.confirm(`${unknown}.${fields.proof('newsletter-confirm', `${unknown}\0g`)}`)).toMatchObject(
			INVALID,
		);
		await stage.ask();
		expect(await stage.confirm(`${PSEUDONYM}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await stage.stop(`${PSEUDONYM}.${'A'.repeat(43)}`)).toMatchObject(INVALID);
		expect(await stage.stored()).toMatchObject({ state: 'pending' });
	});
});

describe('unsubscribing', () => {
	test('ends the subscription, forgets the address, and may be repeated without harm', async () => {
		const { stopToken } = await stage.subscribed();
		for (let time = 0; time < 2; time += 1) {
			expect(await stage.stop(stopToken)).toEqual({ status: 200, body: { status: 'unsubscribed' } });
		}
		expect(await stage.stored()).toMatchObject({ state: 'ended', endedBy: 'subscriber', ver: 3 });
		expect(await stage.stored()).not.toHaveProperty('sealedEmail');
	});

	test('works by the one click of a mail program, which posts a form', async () => {
		const { stopToken } = await stage.subscribed();
		expect(await stage.oneClick(stopToken)).toMatchObject({ status: 200 });
		expect(await stage.stored()).toMatchObject({ state: 'ended' });
	});

	test('stops a mail that has not left yet', async () => {
		await stage.ask();
		const token = await linkIn(await stage.newestMail(), 'unsubscribe');
		stage.world.clock.advance(MINUTE);
		await stage.ask();
		await stage.stop(token);
		await stage.world.sweep();
		expect(kinds()).toEqual(['newsletter_confirm']);
	});

	test('works with the link of an older life', async () => {
		const { stopToken } = await stage.subscribed();
		await stage.stop(stopToken);
		stage.world.clock.advance(DAY);
		await stage.subscribed();
		await stage.stop(stopToken);
		expect(await stage.stored()).toMatchObject({ state: 'ended' });
	});

	test.each([
		['bounced', 'bounce'],
		['complained', 'complaint'],
	] as const)('is what a mail that %s for good does, and no more are sent whoever asks', async (progress, endedBy) => {
		await stage.subscribed();
		const [, welcome] = stage.world.mail.accepted;
		if (!welcome) throw new Error('No welcome was sent.');
		await stage.world.hear(eventOf(welcome, 'bounced', false));
		expect(await stage.stored()).toMatchObject({ state: 'active' });
		await Promise.all([1, 2].map(() => stage.world.hear(eventOf(welcome, progress, true))));
		expect(await stage.stored()).toMatchObject({ state: 'ended', endedBy, undeliverable: true });
		stage.world.clock.advance(DAY);
		expect(saidBy(await stage.ask())).toEqual(RECEIVED);
		await stage.world.sweep();
		expect(stage.world.mail.calls).toHaveLength(2);
	});
});

test('whether the address is known or not, the same is read and written', async () => {
	const send = jest.spyOn(table.db, 'send');
	const workOf = async (email: string): Promise<readonly string[]> => {
		send.mockClear();
		await stage.ask(email);
		return send.mock.calls.map(([command]) => command.constructor.name);
	};
	const unknown = await workOf('nobody@mail.example');
	const waiting = await workOf('nobody@mail.example');
	await stage.subscribed();
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
