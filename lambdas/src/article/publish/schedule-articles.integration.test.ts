import { freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { staffArticlesFixture } from '../../../test-support/article/staff-articles-fixture.ts';

const fixture = staffArticlesFixture(freshTable);
const { ask, begin, publish, audited } = fixture;

const FRIDAY = '2026-11-27T06:00:00.000Z';
const MONDAY = '2026-11-30T06:00:00.000Z';
const schedule = (id: string, version: number, at: string = FRIDAY) => ask('schedule', { id, body: { at, version } });
const jobs = () => scanEntity(fixture.table, 'job');

test('a scheduled article is a draft that shows its time to staff, and is invisible to visitors', async () => {
	const id = await begin();
	expect(await schedule(id, 1)).toMatchObject({
		status: 200,
		body: { state: 'draft', version: 2, schedule: { at: FRIDAY, isMissed: false } },
	});
	expect((await ask('list')).body.data).toMatchObject([{ id, state: 'draft', schedule: { at: FRIDAY } }]);
	expect((await ask('read', { id })).body).toMatchObject({ schedule: { at: FRIDAY, isMissed: false } });
	expect(Object.keys((await ask('read', { id })).body.schedule)).toEqual(['at', 'isMissed']);
	expect(await ask('public', { id })).toMatchObject({ status: 404 });
	expect((await ask('publicList')).body.data).toEqual([]);
	expect(await audited()).toContain(`wanjiru article_scheduled ${id}`);
});

test('the job of a scheduled article is promised with it: due at its time, and stored 30 days longer', async () => {
	const id = await begin();
	await schedule(id, 1);
	expect(await jobs()).toMatchObject([
		{
			type: 'publish_article',
			ref: id,
			state: 'pending',
			nextAt: FRIDAY,
			dueAt: FRIDAY,
			ttl: Date.parse('2026-12-27T06:00:00.000Z') / 1000,
		},
	]);
});

test('scheduling an incomplete article is refused field by field, and no time is stored', async () => {
	const id = await begin({ snippet: ' ', imageUrl: '' });
	expect(await schedule(id, 1)).toMatchObject({
		status: 400,
		body: { errors: [{ field: 'snippet' }, { field: 'imageUrl', message: 'Choose a cover' }] },
	});
	expect((await ask('read', { id })).body.schedule).toBeUndefined();
	expect(await jobs()).toEqual([]);
});

test.each([
	['2026-11-24T06:00:00.000Z', 'Choose a time that is still to come'],
	['2027-12-01T06:00:00.000Z', 'Choose a time within a year'],
	['2026-02-31T06:00:00.000Z', 'This day or time is not in the calendar'],
	['2026-99-99T06:00:00.000Z', 'This day or time is not in the calendar'],
])('scheduling for %s is refused: %s', async (at, message) => {
	const id = await begin();
	expect(await schedule(id, 1, at)).toMatchObject({ status: 400, body: { errors: [{ field: 'at', message }] } });
});

test('a published article cannot be scheduled', async () => {
	const id = await begin();
	await publish(id, 1);
	expect(await schedule(id, 2)).toMatchObject({ status: 409, body: { code: 'still_published' } });
});

test('of two people who schedule at once, one is refused', async () => {
	const id = await begin();
	const answers = await Promise.all([schedule(id, 1), schedule(id, 1, MONDAY)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(await jobs()).toHaveLength(1);
});

test('saving keeps the time; publishing at once and unscheduling remove it', async () => {
	const [published, taken] = [await begin(), await begin()];
	for (const id of [published, taken]) await schedule(id, 1);
	const { body } = await ask('read', { id: published });
	const { title, snippet, author, aboutAuthor, category, imageUrl, content } = body;
	const fields = { title: `${title} again`, snippet, author, aboutAuthor, category, imageUrl, content };
	expect((await ask('save', { id: published, body: { ...fields, version: 2 } })).body.schedule).toMatchObject({
		at: FRIDAY,
	});
	expect((await publish(published, 3)).body.schedule).toBeUndefined();
	expect((await ask('unschedule', { id: taken })).body).toMatchObject({ state: 'draft', version: 3 });
	expect((await ask('unschedule', { id: taken })).body).toMatchObject({ version: 3 });
	expect((await ask('read', { id: taken })).body.schedule).toBeUndefined();
	expect(await ask('unschedule', { id: 'nobodys' })).toMatchObject({ status: 404 });
});
