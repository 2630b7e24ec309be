import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { saveArticle as saveSample } from '../../../demo/save-article.ts';
import { anArticle } from '../../../test-support/article/an-article.ts';
import { words } from '../../../test-support/article/article-words.ts';
import { newId } from '../../platform/new-id.ts';
import { articleRepository } from '../article.repository.ts';
import { createArticle, publishArticle, saveArticle, unpublishArticle } from '../publish/change-articles.usecase.ts';
import { draftRepository } from '../publish/draft.repository.ts';

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

const caller = { userId: 'wanjiru' };
/** Staff's changes of an article, on days of November. */
function staffAt(id: string) {
	let now = new Date(0);
	const drafts = draftRepository(table.db, table.tableName);
	const deps = { drafts, now: () => now, newId };
	const version = async () => (await drafts.find(id))?.version ?? 0;
	return {
		on(day: number) {
			now = new Date(Date.UTC(2026, 10, day, 6));
		},
		save: async (change: Partial<Record<keyof typeof words, string>>) =>
			saveArticle(deps)({
				params: { id },
				body: { ...words, ...change, category: 'Wellness', version: await version() },
				caller,
			}),
		publish: async () => publishArticle(deps)({ params: { id }, body: { version: await version() }, caller }),
		unpublish: () => unpublishArticle(deps)({ params: { id }, caller }),
		modifiedAt: async () => (await articleRepository(table.db, table.tableName).findPublished(id))?.modifiedAt,
	};
}

async function createDraft(): Promise<string> {
	const deps = {
		drafts: draftRepository(table.db, table.tableName),
		now: () => new Date(Date.UTC(2026, 10, 24)),
		newId,
	};
	const created = await createArticle(deps)({ body: words, caller });
	if (!created.ok) throw new Error('The draft was refused.');
	return created.value.id;
}

test('the modified date changes when other texts are published, and not when the same texts are published again', async () => {
	const staff = staffAt(await createDraft());
	staff.on(25);
	await staff.publish();
	expect(await staff.modifiedAt()).toBeUndefined();

	staff.on(26);
	await staff.save({ title: 'A longer walk' });
	await staff.save({});
	await staff.publish();
	expect(await staff.modifiedAt()).toBeUndefined();

	staff.on(27);
	await staff.save({ content: '<p>Go outside, slowly.</p>' });
	expect(await staff.modifiedAt()).toBeUndefined();
	staff.on(28);
	await staff.publish();
	expect(await staff.modifiedAt()).toBe('2026-11-28T06:00:00.000Z');

	staff.on(29);
	await staff.unpublish();
	await staff.publish();
	expect(await staff.modifiedAt()).toBe('2026-11-28T06:00:00.000Z');
});

test('an article of the sample content is modified once its texts are, and not by being published again', async () => {
	await saveSample(table.db, table.tableName)(anArticle({ id: 'sample', ...words }), 'published');
	const staff = staffAt('sample');
	staff.on(25);
	await staff.save({});
	await staff.publish();
	expect(await staff.modifiedAt()).toBeUndefined();
	await staff.save({ snippet: 'Ten minutes help a little.' });
	await staff.publish();
	expect(await staff.modifiedAt()).toBe('2026-11-25T06:00:00.000Z');
});
