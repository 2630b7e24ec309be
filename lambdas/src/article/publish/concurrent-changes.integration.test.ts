import { freshTable } from '@tulia/test-kit/fresh-table';
import { words } from '../../../test-support/article/article-words.ts';
import { staffArticlesFixture } from '../../../test-support/article/staff-articles-fixture.ts';
import { newId } from '../../platform/new-id.ts';
import { publishDraft } from '../draft.ts';
import { draftRepository } from './draft.repository.ts';

const fixture = staffArticlesFixture(freshTable);
const { ask, begin, publish, audited, onSite } = fixture;

describe('two simultaneous changes of an article', () => {
	test('of two saves of the same version one succeeds, and the other gets the current version', async () => {
		const id = await begin();
		const titles = Array.from({ length: 20 }, (_, at) => `Title ${at}`);
		const answers = await Promise.all(
			titles.map((title) => ask('save', { id, body: { ...words, title, version: 1 } })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
		const { title } = (await ask('read', { id })).body;
		expect(answers.find(({ status }) => status === 200)?.body.title).toBe(title);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
			code: 'changed_meanwhile',
			current: { status: 'draft', version: 2 },
		});
		expect(await audited()).toEqual([`wanjiru article_created ${id}`, `wanjiru article_saved ${id}`]);
	});

	test('of twenty changes of one version one is written', async () => {
		const id = await begin();
		const drafts = draftRepository(fixture.table.db, fixture.table.tableName);
		const before = await drafts.find(id);
		if (!before) throw new Error('There is no draft.');
		const act = () => ({ actor: 'wanjiru', at: fixture.now, auditId: newId(fixture.now) });
		const after = { ...before, version: 2 };
		const written = await Promise.all(
			Array.from({ length: 20 }, (_, at) => {
				if (at % 4 === 3) return drafts.remove(before, act());
				if (at % 4 === 2) return drafts.publish({ before, after: publishDraft(before, fixture.now), act: act() });
				return drafts.save({ before, after: { ...after, title: `Title ${at}` }, act: act() });
			}),
		);
		expect(written.filter((one) => one)).toHaveLength(1);
		expect(await audited()).toHaveLength(2);
		expect(await onSite()).toBe((await ask('public', { id })).status === 200 ? 1 : 0);
	});

	test('publishing during a save publishes exactly the version that was read, or is refused', async () => {
		const id = await begin();
		const [saved, shown] = await Promise.all([
			ask('save', { id, body: { ...words, title: 'Rewritten', version: 1 } }),
			publish(id, 1),
		]);
		expect([saved.status, shown.status].sort()).toEqual([200, 409]);
		const visible = await ask('public', { id });
		expect(visible.status === 200 ? visible.body.title : 404).toBe(shown.status === 200 ? 'A walk' : 404);
	});

	test('two people unpublish an article while a third writes, and it is counted once', async () => {
		const id = await begin();
		await publish(id, 1);
		const answers = await Promise.all([
			ask('unpublish', { id }),
			ask('unpublish', { id }),
			ask('save', { id, body: { ...words, title: 'Still writing', version: 2 } }),
		]);
		expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
		expect(await ask('public', { id })).toMatchObject({ status: 404 });
		expect(await onSite()).toBe(0);
	});
});
