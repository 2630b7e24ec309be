import '../../../../test-support/notification/silence-log.ts';
import { validateSubscribeBody } from '@tulia/contracts/validators/newsletter';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { headerPayloads, injectedAddress } from '@tulia/test-kit/header-payloads';
import PostalMime from 'postal-mime';
import type { AcceptedMail } from '../../../../test-support/notification/fake-gateways.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { askQuestion, subscribeTo, writeMessage } from '../../../../test-support/notification/visitors.ts';

const HOUR = 3_600_000;

let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-18T07:30:00.000Z' });
});
afterAll(() => table.close());

/** Expects that a hostile text adds no header, recipient or subject. */
async function expectHarmless({ raw, to }: AcceptedMail, expected: { readonly to: string; readonly subject: string }) {
	const message = Buffer.from(raw).toString('utf8');
	const headers = message.slice(0, message.indexOf('\r\n\r\n'));
	for (const name of ['to', 'from', 'subject', 'reply-to', 'content-type', 'mime-version']) {
		expect(headers.match(new RegExp(`^${name}:`, 'gim'))).toHaveLength(1);
	}
	expect(headers).not.toMatch(/^(?:resent-\w+|b?cc):/im);
	expect(headers).not.toContain(injectedAddress);
	expect(headers).not.toContain('Wanjiku');
	expect(to).toBe(expected.to);
	const parsed = await PostalMime.parse(raw);
	expect(parsed.to).toEqual([{ name: '', address: expected.to }]);
	expect(parsed.from).toEqual({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
	expect(parsed.subject).toBe(expected.subject);
	expect([parsed.cc ?? [], parsed.bcc ?? [], parsed.attachments]).toEqual([[], [], []]);
	// One text and one HTML, both complete and the centre's own.
	expect(parsed.text).toMatch(/^Hello,\n[\s\S]*Nairobi\s*$/);
	expect(parsed.html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
}

test('there are at least forty payloads', () => {
	expect(new Set(headerPayloads).size).toBeGreaterThanOrEqual(40);
});

/** Sends every payload, an hour apart for the rate limits; returns those neither refused nor harmless. */
async function wrongAmongPayloads(check: (payload: string, id: string) => Promise<void>): Promise<readonly string[]> {
	const wrong: string[] = [];
	for (const [at, payload] of headerPayloads.entries()) {
		fixture.clock.advance(HOUR);
		await check(payload, `${at}`).catch((error: Error) => wrong.push(`${JSON.stringify(payload)}: ${error.message}`));
	}
	return wrong;
}

function mailOf(ref: string): AcceptedMail {
	const mail = fixture.mail.accepted.find(({ tags }) => tags.ref === ref);
	if (!mail) throw new Error('No mail was sent.');
	return mail;
}

test('a payload in every field of a message adds no header and no recipient', async () => {
	const wrong = await wrongAmongPayloads(async (payload, at) => {
		const id = `M${at}`;
		const all = { name: payload, email: payload, phone: payload, subject: payload, text: payload };
		await fixture.streamJobs([await writeMessage(fixture, { id, ...all })]);
		await expectHarmless(mailOf(id), { to: 'hello@tulia.example', subject: 'A new message from the website' });
	});
	expect(wrong).toEqual([]);
});

test('a payload in every field of a question adds no header and no recipient', async () => {
	const wrong = await wrongAmongPayloads(async (payload, at) => {
		const id = `Q${at}`;
		const all = { name: payload, email: payload, text: payload };
		await fixture.streamJobs([await askQuestion(fixture, { id, ...all })]);
		await expectHarmless(mailOf(id), { to: 'help@tulia.example', subject: 'A new question from the help centre' });
	});
	expect(wrong).toEqual([]);
});

test('a payload as an address for the newsletter is refused, and gets no mail even when stored in the table', async () => {
	const wrong = await wrongAmongPayloads(async (payload, at) => {
		expect(validateSubscribeBody({ email: payload })).toBe(false);
		const before = fixture.mail.calls.length;
		await fixture.streamJobs([await subscribeTo(fixture, `N${at}`, payload)]);
		expect(fixture.mail.calls.length).toBe(before);
		expect(await fixture.read(`JOB#job-N${at}`, 'J')).toMatchObject({ state: 'dead' });
	});
	expect(wrong).toEqual([]);
});
