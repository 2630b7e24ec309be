import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import {
	addressOfReader,
	type IssueFixture,
	issueFixture,
	WORDS,
} from '../../test-support/newsletter-issue/issue-fixture.ts';
import { addressOf } from '../../test-support/notification/notification-fixture.ts';
import { runDueJobs } from '../../test-support/notification/run-due-jobs.ts';

let table: FreshTable;
let fixture: IssueFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await issueFixture(table);
});
afterEach(() => table.close());

test('a draft is stored as written, without HTML that articles may not contain', async () => {
	const content = '<h2>Rest</h2><script>alert(1)</script><p onclick="x()">Sit <a href="javascript:x()">down</a></p>';
	const { body } = await fixture.call.create({ body: { ...WORDS, content } });
	expect(body).toMatchObject({ state: 'draft', version: 1, content: '<h2>Rest</h2><p>Sit down</p>' });
	expect((await fixture.call.get({ id: body.id })).body).toEqual(body);
	expect((await fixture.call.list()).body.data).toMatchObject([
		{ id: body.id, subject: WORDS.subject, state: 'draft' },
	]);
});

test('of two concurrent saves of a draft one is refused, with the current version', async () => {
	const { id, version } = await fixture.draft();
	const save = (subject: string) => fixture.call.save({ id, body: { ...WORDS, subject, version } });
	const answers = await Promise.all([save('Mine'), save('Theirs')]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(answers.find(({ status }) => status === 409)?.body.current).toEqual({ status: 'draft', version: 2 });
});

test('a draft can be deleted, and a sent issue cannot', async () => {
	const { id } = await fixture.draft();
	expect((await fixture.call.remove({ id })).status).toBe(204);
	expect((await fixture.call.get({ id })).status).toBe(404);
	await fixture.subscribe(addressOfReader(1));
	const sent = await fixture.begun();
	expect(await fixture.call.remove({ id: sent })).toMatchObject({
		status: 409,
		body: { current: { status: 'sending' } },
	});
});

test('a subject of two lines and a preview line that is too long are refused at their fields', async () => {
	const refused = async (words: object) => (await fixture.call.create({ body: { ...WORDS, ...words } })).body.errors;
	expect(await refused({ subject: 'One\nBcc: all@mail.example' })).toMatchObject([{ field: 'subject' }]);
	expect(await refused({ preview: 'a'.repeat(151) })).toMatchObject([{ field: 'preview' }]);
});

describe('a test mail', () => {
	test('a test mail goes to the caller, in its final form, and to no subscriber', async () => {
		await fixture.subscribe(addressOfReader(1));
		await fixture.notifier.addClient('wanjiru');
		const { id, version } = await fixture.draft();
		expect(await fixture.call.test({ id, body: { version } })).toEqual({ status: 202, body: { status: 'received' } });
		await runDueJobs(fixture.notifier);
		await fixture.minutes(3);
		expect(fixture.notifier.mail.accepted.map(({ to }) => to)).toEqual([addressOf('wanjiru')]);
		const [mail] = fixture.notifier.mail.accepted;
		const { subject, html = '' } = await PostalMime.parse(mail?.raw ?? '');
		expect(subject).toBe('Test: A little rest');
		expect(html).toContain('Sit down');
		expect((await fixture.call.get({ id })).body.state).toBe('draft');
	});

	test('a test mail is refused for an unconfirmed address', async () => {
		await fixture.notifier.addClient('wanjiru', { hasEmail: false });
		const { id, version } = await fixture.draft();
		expect(await fixture.call.test({ id, body: { version } })).toMatchObject({ status: 409 });
	});

	test('a test mail is sent ten times an hour at most', async () => {
		await fixture.notifier.addClient('wanjiru');
		const { id, version } = await fixture.draft();
		const statuses: (number | undefined)[] = [];
		for (let tried = 0; tried < 11; tried += 1)
			statuses.push((await fixture.call.test({ id, body: { version } })).status);
		expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
	});
});
