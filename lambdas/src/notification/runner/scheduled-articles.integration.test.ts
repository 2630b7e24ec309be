import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints, crashAtEach, crashPoints } from '../../../test-support/notification/crash-injection.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../test-support/notification/stored-jobs.ts';
import { articleRepository } from '../../article/article.repository.ts';
import {
	createArticle,
	deleteArticle,
	publishArticle,
	saveArticle,
} from '../../article/publish/change-articles.usecase.ts';
import { draftRepository } from '../../article/publish/draft.repository.ts';
import { scheduleArticle, unscheduleArticle } from '../../article/publish/schedule-articles.usecase.ts';
import { newId } from '../../platform/new-id.ts';

const MINUTE = 60_000;
const START = '2026-11-24T06:00:00.000Z';
const FRIDAY = '2026-11-27T06:00:00.000Z';
const MONDAY = '2026-11-30T06:00:00.000Z';
const words = {
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness' as const,
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p>',
};
const caller = { userId: 'wanjiru' };

let table: FreshTable;
let fixture: NotificationFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: START });
});
afterEach(() => table.close());

const deps = () => ({ drafts: draftRepository(table.db, table.tableName), now: fixture.clock.now, newId });

async function begin(at: string | undefined = FRIDAY): Promise<string> {
	const begun = await createArticle(deps())({ body: words, caller });
	if (!begun.ok) throw new Error('It was not begun.');
	await schedule(begun.value.id, 1, at);
	return begun.value.id;
}
const schedule = (id: string, version: number, at: string) =>
	scheduleArticle(deps())({ params: { id }, body: { at, version }, caller });
const save = (id: string, version: number, given: Partial<typeof words>) =>
	saveArticle(deps())({ params: { id }, body: { ...words, ...given, version }, caller });

const onSite = async () =>
	(await articleRepository(table.db, table.tableName).listPublished()).map(({ title }) => title);
const draftOf = (id: string) => draftRepository(table.db, table.tableName).find(id);
const published = async () =>
	(await scanEntity(table, 'audit')).filter(({ action }) => action === 'article_published').length;

async function sweepAt(at: string): Promise<void> {
	fixture.clock.moveTo(at);
	await fixture.sweep();
}

test('a scheduled article is published at its time and not before, with its latest draft and that date', async () => {
	const id = await begin();
	await save(id, 2, { title: 'A longer walk' });
	await sweepAt('2026-11-27T05:59:59.999Z');
	expect(await onSite()).toEqual([]);
	await sweepAt(FRIDAY);
	expect(await onSite()).toEqual(['A longer walk']);
	expect(await draftOf(id)).toMatchObject({ state: 'published', createdAt: FRIDAY, firstPublishedAt: FRIDAY });
	expect((await draftOf(id))?.schedule).toBeUndefined();
	await sweepAt(MONDAY);
	expect(await published()).toBe(1);
});

test('a scheduled article whose time was changed is published at the new time only', async () => {
	const [later, earlier] = [await begin(FRIDAY), await begin(MONDAY)];
	await schedule(later, 2, MONDAY);
	await schedule(earlier, 2, FRIDAY);
	await sweepAt(FRIDAY);
	expect([(await draftOf(later))?.state, (await draftOf(earlier))?.state]).toEqual(['draft', 'published']);
	await sweepAt(MONDAY);
	expect((await draftOf(later))?.state).toBe('published');
	expect(await published()).toBe(2);
	expect((await storedJobs(fixture)).map(({ state }) => state).sort()).toEqual([
		'done',
		'done',
		'obsolete',
		'obsolete',
	]);
});

test('a schedule does nothing after it was cancelled, or its article was deleted or published', async () => {
	const [taken, deleted, done] = [await begin(), await begin(), await begin()];
	await unscheduleArticle(deps())({ params: { id: taken }, caller });
	await deleteArticle(deps())({ params: { id: deleted }, caller });
	await publishArticle(deps())({ params: { id: done }, body: { version: 2 }, caller });
	await sweepAt(FRIDAY);
	expect((await draftOf(taken))?.state).toBe('draft');
	expect(await draftOf(deleted)).toBeUndefined();
	expect(await published()).toBe(1);
	expect(await draftOf(done)).toMatchObject({ state: 'published', createdAt: START });
});

test('a scheduled article with missing parts is not published, and shows that until another time is chosen', async () => {
	const id = await begin();
	await save(id, 2, { snippet: '' });
	await sweepAt(FRIDAY);
	expect(await onSite()).toEqual([]);
	expect(await draftOf(id)).toMatchObject({ state: 'draft', version: 4, schedule: { at: FRIDAY, isMissed: true } });
	await save(id, 4, {});
	await sweepAt('2026-11-28T06:00:00.000Z');
	expect(await onSite()).toEqual([]);
	await schedule(id, 5, MONDAY);
	await sweepAt(MONDAY);
	expect(await onSite()).toEqual(['A walk']);
});

test('saving a scheduled article concurrently with its publication succeeds or is refused as changed_meanwhile, and it is published', async () => {
	const id = await begin();
	fixture.clock.moveTo(FRIDAY);
	const [saved] = await Promise.all([save(id, 2, { title: 'A longer walk' }), fixture.sweep()]);
	expect(await onSite()).toHaveLength(1);
	expect(saved.ok || saved.refusal === 'changed_meanwhile').toBe(true);
});

test('a scheduled article is published after an outage of days: its 72 hours begin when it was due', async () => {
	const id = await begin(MONDAY);
	const [job] = await storedJobs(fixture);
	expect(job).toMatchObject({ dueAt: MONDAY });
	await crashAtEach(fixture.process, crashPoints(1), async () => {
		fixture.clock.moveTo(MONDAY);
		await fixture.sweep();
	});
	await sweepAt('2026-11-30T07:00:00.000Z');
	expect((await draftOf(id))?.state).toBe('published');
});

/** An upper bound of the calls that publishing makes. */
const CALLS = 12;

test('a scheduled article is published once when the notifier crashes at any call', async () => {
	const points = chosenCrashPoints(CALLS);
	const ids: string[] = [];
	const crashed = await crashAtEach(fixture.process, points, async () => {
		fixture.clock.moveTo(START);
		const id = await begin();
		ids.push(id);
		fixture.clock.moveTo(FRIDAY);
		await fixture.streamJobs((await storedJobs(fixture)).filter(({ ref }) => ref === id));
	});
	expect(crashed.length).toBeGreaterThan(points.length / 6);
	expect(crashed.length).toBeLessThan(points.length);
	for (let minute = 0; minute < 60; minute += 5) {
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
	for (const id of ids) expect(await draftOf(id)).toMatchObject({ state: 'published' });
	expect(await published()).toBe(points.length);
	expect(await onSite()).toHaveLength(points.length);
	expect((await storedJobs(fixture)).every(({ state }) => state === 'done' || state === 'obsolete')).toBe(true);
});
