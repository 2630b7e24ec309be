import { freshTable } from '@tulia/test-kit/fresh-table';
import { ofEntity, scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { words } from '../../../test-support/article/article-words.ts';
import { staffArticlesFixture } from '../../../test-support/article/staff-articles-fixture.ts';

const fixture = staffArticlesFixture(freshTable);
const { ask, begin, publish, audited } = fixture;

const save = (id: string, version: number, given: Partial<typeof words>, as = 'wanjiru') =>
	ask('save', { id, body: { ...words, ...given, version }, as });
const restore = (id: string, revision: number, version: number) =>
	ask('restore', { id, params: { revision: String(revision) }, body: { version } });
const revisions = async (id: string) => (await ask('revisions', { id })).body.data;
const textOf = async (id: string, revision: number) =>
	(await ask('revision', { id, params: { revision: String(revision) } })).body?.content;
const minutesLater = (minutes: number) => fixture.moveTo(new Date(fixture.now.getTime() + minutes * 60_000));
const kept = async () => {
	const items = await scanAll(fixture.table);
	return { lists: ofEntity(items, 'article-revisions'), bodies: ofEntity(items, 'article-revision') };
};

describe('saving an article', () => {
	test('a save stores what it replaces, whole, with its author and time', async () => {
		const id = await begin({ title: 'A walk', content: '<p>Go <strong>outside</strong>.</p>' });
		minutesLater(3);
		await save(id, 1, { title: 'A longer walk', content: '<p>Stay.</p>' }, 'otieno');
		expect(await revisions(id)).toEqual([
			{
				version: 1,
				writtenAt: '2026-11-24T06:00:00.000Z',
				writtenBy: 'A former colleague',
				wasPublished: false,
				words: 2,
			},
		]);
		expect((await ask('revision', { id, params: { revision: '1' } })).body).toEqual({
			...words,
			version: 1,
			title: 'A walk',
			content: '<p>Go <strong>outside</strong>.</p>',
			readTime: '1 min read',
			writtenAt: '2026-11-24T06:00:00.000Z',
			writtenBy: 'A former colleague',
			wasPublished: false,
			words: 2,
		});
	});

	test.each([
		['title', 'Another walk'],
		['snippet', 'Twenty minutes help.'],
		['author', 'Peter Mutiso'],
		['aboutAuthor', 'He walks.'],
		['category', 'Anxiety'],
		['imageUrl', 'cover-anxiety'],
		['content', '<p>Stay.</p>'],
	] as const)('a save that changes the %s stores an earlier version', async (field, value) => {
		const id = await begin();
		await save(id, 1, { [field]: value });
		expect((await ask('revision', { id, params: { revision: '1' } })).body).toMatchObject({ [field]: words[field] });
	});

	test('a save without a change writes no version, no earlier version and no audit entry', async () => {
		const id = await begin();
		await publish(id, 1);
		expect(await save(id, 2, {})).toMatchObject({ status: 200, body: { version: 2, hasNewerDraft: false } });
		expect(await revisions(id)).toEqual([]);
		expect(await audited()).not.toContain(`wanjiru article_saved ${id}`);
	});

	test('a save repeated after a lost response gets the same response, and stores nothing twice', async () => {
		const id = await begin();
		const first = await save(id, 1, { content: '<p>Stay.</p>' });
		expect(await save(id, 1, { content: '<p>Stay.</p>' })).toEqual(first);
		expect(await revisions(id)).toHaveLength(1);
	});

	test('twenty equal simultaneous saves get the same response, and store one earlier version', async () => {
		const id = await begin();
		const answers = await Promise.all(Array.from({ length: 20 }, () => save(id, 1, { content: '<p>Stay.</p>' })));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(['200 2']));
		expect(await revisions(id)).toHaveLength(1);
	});

	test('of twenty different simultaneous saves one is stored, with exactly what it replaced', async () => {
		const id = await begin();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, at) => save(id, 1, { content: `<p>Text ${at}</p>` })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await revisions(id)).map(({ version }: { version: number }) => version)).toEqual([1]);
		expect(await textOf(id, 1)).toBe(words.content);
	});

	test('a crash at any point leaves both texts and earlier version, or neither', async () => {
		const id = await begin();
		const { db } = fixture.table;
		const send = db.send.bind(db);
		const crash = jest.spyOn(db, 'send').mockImplementation((command: Parameters<typeof send>[0]) => {
			if (command.constructor.name === 'TransactWriteCommand') throw new Error('The function was killed.');
			return send(command);
		});
		expect((await save(id, 1, { content: '<p>Stay.</p>' })).status).toBe(500);
		crash.mockRestore();
		expect(await revisions(id)).toEqual([]);
		expect(await save(id, 1, { content: '<p>Stay.</p>' })).toMatchObject({ status: 200, body: { version: 2 } });
		expect(await revisions(id)).toHaveLength(1);
	});

	test('publishing, scheduling and unpublishing change no texts, and store no earlier version', async () => {
		const id = await begin();
		await ask('schedule', { id, body: { at: '2026-11-27T06:00:00.000Z', version: 1 } });
		await publish(id, 2);
		await ask('unpublish', { id });
		expect(await revisions(id)).toEqual([]);
	});
});

describe('the earlier versions of an article', () => {
	test('the newest thirty earlier versions are kept, and all items of older ones are deleted', async () => {
		const id = await begin({ content: '<p>Text 0</p>' });
		for (let version = 1; version <= 33; version += 1) {
			minutesLater(15);
			await save(id, version, { content: `<p>Text ${version}</p>` });
		}
		const versions = (await revisions(id)).map(({ version }: { version: number }) => version);
		expect(versions).toEqual(Array.from({ length: 30 }, (_, at) => 33 - at));
		expect(await textOf(id, 33)).toBe('<p>Text 32</p>');
		expect(await textOf(id, 3)).toBeUndefined();
		const { lists, bodies } = await kept();
		expect([lists.length, bodies.length]).toEqual([1, 30]);
	});

	test('the earlier versions of an article are deleted with it', async () => {
		const [id, other] = [await begin(), await begin()];
		for (const one of [id, other]) await save(one, 1, { title: 'Another' });
		expect(await ask('delete', { id })).toMatchObject({ status: 204 });
		expect(await ask('revisions', { id })).toMatchObject({ status: 404 });
		expect(await ask('revision', { id, params: { revision: '1' } })).toMatchObject({ status: 404 });
		const { lists, bodies } = await kept();
		expect([...lists, ...bodies].map(({ PK }) => PK)).toEqual([`DRAFT#${other}`, `DRAFT#${other}`]);
	});

	test('the earlier versions of an unknown article are not found', async () => {
		const id = await begin();
		expect(await ask('revisions', { id: 'nobodys' })).toMatchObject({ status: 404 });
		expect(await ask('revision', { id, params: { revision: '9' } })).toMatchObject({ status: 404 });
		expect(await restore(id, 9, 1)).toMatchObject({ status: 404 });
		expect(await ask('revision', { id, params: { revision: '0' } })).toMatchObject({ status: 400 });
		expect(await ask('revision', { id, params: { revision: '../D' } })).toMatchObject({ status: 400 });
	});
});

describe('restoring an earlier version', () => {
	const twoVersions = async () => {
		const id = await begin({ title: 'First', content: '<p>One.</p>' });
		await save(id, 1, { title: 'Second', content: '<p>Two.</p>' });
		return id;
	};

	test('a restore resets every field, and stores the replaced texts as an earlier version', async () => {
		const id = await twoVersions();
		expect(await restore(id, 1, 2)).toMatchObject({
			status: 200,
			body: { ...words, title: 'First', content: '<p>One.</p>', version: 3, state: 'draft' },
		});
		expect((await revisions(id)).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
		expect(await textOf(id, 2)).toBe('<p>Two.</p>');
		expect(await restore(id, 2, 3)).toMatchObject({ body: { title: 'Second', content: '<p>Two.</p>' } });
		expect(await audited()).toEqual([
			`wanjiru article_created ${id}`,
			`wanjiru article_restored ${id}`,
			`wanjiru article_restored ${id}`,
			`wanjiru article_saved ${id}`,
		]);
	});

	test('a restore on an outdated version is refused, and changes nothing', async () => {
		const id = await twoVersions();
		await save(id, 2, { title: 'Third' });
		expect(await restore(id, 1, 2)).toMatchObject({
			status: 409,
			body: { code: 'changed_meanwhile', current: { status: 'draft', version: 3 } },
		});
		expect((await ask('read', { id })).body).toMatchObject({ title: 'Third', version: 3 });
	});

	test('a repeated restore is made once', async () => {
		const id = await twoVersions();
		const answers = await Promise.all(Array.from({ length: 10 }, () => restore(id, 1, 2)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(['200 3']));
		expect(await restore(id, 1, 2)).toMatchObject({ status: 200, body: { version: 3 } });
		expect(await revisions(id)).toHaveLength(2);
	});

	test('of a restore and a save at once one is refused, and the texts of the one that succeeds are stored', async () => {
		const id = await twoVersions();
		const [restored, saved] = await Promise.all([restore(id, 1, 2), save(id, 2, { title: 'Third' })]);
		expect([restored.status, saved.status].sort()).toEqual([200, 409]);
		const { title } = (await ask('read', { id })).body;
		expect(title).toBe(restored.status === 200 ? 'First' : 'Third');
		expect((await revisions(id)).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
	});

	test('a restore leaves the published article as it is until it is published; a chosen time stays', async () => {
		const [onSite, waiting] = [await twoVersions(), await twoVersions()];
		await publish(onSite, 2);
		expect(await restore(onSite, 1, 3)).toMatchObject({ body: { state: 'published', hasNewerDraft: true } });
		expect((await ask('public', { id: onSite })).body).toMatchObject({ title: 'Second' });
		expect((await revisions(onSite))[0]).toMatchObject({ version: 3, wasPublished: true });
		await publish(onSite, 4);
		expect((await ask('public', { id: onSite })).body).toMatchObject({ title: 'First', content: '<p>One.</p>' });

		const at = '2026-11-27T06:00:00.000Z';
		await ask('schedule', { id: waiting, body: { at, version: 2 } });
		expect((await restore(waiting, 1, 3)).body).toMatchObject({ schedule: { at }, title: 'First' });
	});
});
