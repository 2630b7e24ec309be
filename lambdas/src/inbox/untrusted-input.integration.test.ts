import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { headerPayloads, injectedAddress } from '@tulia/test-kit/header-payloads';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import PostalMime from 'postal-mime';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { writeMessage } from '../../test-support/notification/visitors.ts';

let engine: FreshTable;
let table: FreshTable;
let fixture: Awaited<ReturnType<typeof inboxFixture>>;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await inboxFixture(table);
});
afterEach(() => table.close());

async function replyWith(payload: string, id: string): Promise<void> {
	await writeMessage(fixture.notifier, { id, name: payload, subject: payload, text: payload });
	expect(await fixture.call('reply', { id, body: { reply: `x ${payload}`, version: 1 } })).toMatchObject({
		status: 200,
	});
}

async function expectHarmless(id: string): Promise<void> {
	const [mail] = fixture.sent(id);
	const message = Buffer.from(mail?.raw ?? '').toString('utf8');
	const headers = message.slice(0, message.indexOf('\r\n\r\n'));
	for (const name of ['to', 'from', 'subject', 'reply-to', 'content-type'])
		expect(headers.match(new RegExp(`^${name}:`, 'gim'))).toHaveLength(1);
	expect(headers).not.toMatch(/^(?:resent-\w+|b?cc):/im);
	expect(headers).not.toContain(injectedAddress);
	expect(mail?.to).toBe('wairimu@mail.example');
	expect((await PostalMime.parse(mail?.raw ?? '')).subject).toBe('Our reply to your message');
}

describe('untrusted text in replies', () => {
	test('untrusted text in a reply and its quoted message adds no header and no recipient', async () => {
		const wrong: string[] = [];
		const note = (payload: string) => (error: Error) => wrong.push(`${JSON.stringify(payload)}: ${error.message}`);
		for (const [at, payload] of headerPayloads.entries()) await replyWith(payload, `M${at}`).catch(note(payload));
		await fixture.streamReplies();
		for (const [at, payload] of headerPayloads.entries()) await expectHarmless(`M${at}`).catch(note(payload));
		expect(wrong).toEqual([]);
	});

	test('an address with untrusted text gets no mail', async () => {
		for (const [at, email] of headerPayloads.entries()) {
			await writeMessage(fixture.notifier, { id: `M${at}`, email });
			await fixture.call('reply', { id: `M${at}`, body: { reply: 'Hello', version: 1 } });
		}
		await fixture.streamReplies();
		const replies = fixture.notifier.mail.accepted.filter(({ tags }) => tags.kind === 'message_reply');
		expect(replies.map(({ to }) => to)).toEqual([]);
	});

	test('untrusted text is escaped in the HTML of the mail', async () => {
		await writeMessage(fixture.notifier, {
			id: 'M1',
			name: xssPayloads[0] ?? '',
			text: xssPayloads.slice(0, 50).join('\n').slice(0, 1900),
		});
		await fixture.call('reply', {
			id: 'M1',
			body: { reply: xssPayloads.slice(50, 90).join('\n').slice(0, 2900), version: 1 },
		});
		await fixture.streamReplies();
		const { html = '' } = await PostalMime.parse(fixture.sent('M1')[0]?.raw ?? '');
		const tags = [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, tag]) => tag?.toLowerCase());
		const ownHeaders = [
			'!doctype',
			'html',
			'head',
			'meta',
			'title',
			'body',
			'table',
			'tr',
			'td',
			'p',
			'blockquote',
			'br',
			'a',
		];
		expect([...new Set(tags)].filter((tag) => tag && !ownHeaders.includes(tag))).toEqual([]);
		expect(html.match(/<a /g)).toHaveLength(1);
	});
});
