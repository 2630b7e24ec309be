import { freshTable } from '@tulia/test-kit/fresh-table';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { articlesAt } from '../../../demo/data/articles/articles-at.ts';
import { saveArticle } from '../../../demo/save-article.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { words } from '../../../test-support/article/article-words.ts';
import { staffArticlesFixture } from '../../../test-support/article/staff-articles-fixture.ts';
import { uploadedImages } from '../../cover/uploaded-image.repository.ts';

const fixture = staffArticlesFixture(freshTable);
const { ask, begin, publish, audited, onSite } = fixture;

describe('a new article', () => {
	test('a new article is a draft that only staff can read, under its own address', async () => {
		const { status, body } = await ask('create', { body: words });
		expect(status).toBe(201);
		expect(body).toMatchObject({ ...words, state: 'draft', hasNewerDraft: false, version: 1, readTime: '1 min read' });
		expect(body.id).toMatch(/^[0-9a-z]{26}$/);
		expect(await ask('public', { id: body.id })).toMatchObject({ status: 404 });
		expect((await ask('publicList')).body.data).toEqual([]);
		expect((await ask('read', { id: body.id })).body).toEqual(body);
	});

	test('a new article may be incomplete, but publishing it then is refused with the missing fields', async () => {
		const id = await begin({ title: '', snippet: ' ', author: '', aboutAuthor: '', imageUrl: '', content: '<p> </p>' });
		const { status, body } = await publish(id, 1);
		expect(status).toBe(400);
		expect(body.errors).toEqual([
			{ field: 'title', message: 'Title is required' },
			{ field: 'snippet', message: 'Write a sentence or two for the card' },
			{ field: 'author', message: 'Author is required' },
			{ field: 'aboutAuthor', message: 'Write a sentence about the author' },
			{ field: 'imageUrl', message: 'Choose a cover' },
			{ field: 'content', message: 'Write the article' },
		]);
		expect(await ask('public', { id })).toMatchObject({ status: 404 });
	});

	test.each([
		'https://elsewhere.example/a.png',
		'//elsewhere.example/a.png',
		'javascript:alert(1)',
		'/uploads/../a.svg',
	])('a new article takes no cover from %s', async (imageUrl) => {
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({
			status: 400,
			body: { errors: [{ field: 'imageUrl', message: 'Choose a cover' }] },
		});
	});

	test('a new article takes an uploaded cover, and none that was deleted', async () => {
		const imageUrl = `/uploads/${'a'.repeat(64)}.webp`;
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({
			status: 400,
			body: { errors: [{ field: 'imageUrl', message: 'This picture is no longer kept. Please choose it again' }] },
		});
		await uploadedImages(fixture.table.db, fixture.table.tableName).register(imageUrl, fixture.now);
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({ status: 201, body: { imageUrl } });
	});
});

test('a text with more than twenty pictures is refused, and nothing of it is stored', async () => {
	const withPictures = (count: number): string =>
		Array.from(
			{ length: count },
			(_, at) => `<img src="/uploads/${String(at).padStart(64, '0')}.webp" alt="A tree">`,
		).join('');
	const refusal = { status: 400, body: { errors: [{ field: 'content', message: 'Please use at most 20 pictures' }] } };
	expect(await ask('create', { body: { ...words, content: withPictures(21) } })).toMatchObject(refusal);
	const id = await begin({ content: withPictures(20) });
	expect(await ask('save', { id, body: { ...words, content: withPictures(21), version: 1 } })).toMatchObject(refusal);
	expect((await ask('read', { id })).body.version).toBe(1);
});

describe('publishing an article', () => {
	test('publishing shows the article to visitors, and its first publication date never changes', async () => {
		const id = await begin();
		fixture.moveTo(new Date('2026-11-25T06:00:00.000Z'));
		expect(await publish(id, 1)).toMatchObject({ status: 200, body: { state: 'published', version: 2 } });
		expect((await ask('public', { id })).body).toMatchObject({ title: 'A walk', createdAt: fixture.now.toISOString() });
		expect((await ask('publicList')).body.data).toHaveLength(1);
		const first = fixture.now.toISOString();
		fixture.moveTo(new Date('2026-12-25T06:00:00.000Z'));
		await ask('unpublish', { id });
		expect(await publish(id, 3)).toMatchObject({ body: { createdAt: first, updatedAt: fixture.now.toISOString() } });
		expect((await ask('public', { id })).body.createdAt).toBe(first);
	});

	test('saving a newer draft leaves the published article as it is, in any category', async () => {
		const id = await begin();
		await publish(id, 1);
		const newer = { ...words, title: 'A longer walk', category: 'Anxiety', version: 2 };
		expect(await ask('save', { id, body: newer })).toMatchObject({
			status: 200,
			body: { state: 'published', hasNewerDraft: true, version: 3 },
		});
		expect((await ask('public', { id })).body).toMatchObject({ title: 'A walk', category: 'Wellness' });
		expect((await ask('publicList')).body.data).toMatchObject([{ title: 'A walk' }]);
		expect(await publish(id, 3)).toMatchObject({ body: { hasNewerDraft: false, version: 4 } });
		expect((await ask('public', { id })).body).toMatchObject({ title: 'A longer walk', category: 'Anxiety' });
	});

	test('an article can be unpublished repeatedly, and then deleted for good', async () => {
		const id = await begin();
		await publish(id, 1);
		expect(await onSite()).toBe(1);
		expect(await ask('delete', { id })).toMatchObject({ status: 409, body: { code: 'still_published' } });
		for (let time = 0; time < 2; time += 1)
			expect(await ask('unpublish', { id })).toMatchObject({ status: 200, body: { state: 'draft', version: 3 } });
		expect(await onSite()).toBe(0);
		expect(await ask('public', { id })).toMatchObject({ status: 404 });
		expect((await ask('publicList')).body.data).toEqual([]);
		expect(await ask('delete', { id })).toMatchObject({ status: 204 });
		expect(await ask('read', { id })).toMatchObject({ status: 404 });
		expect(await ask('delete', { id })).toMatchObject({ status: 404 });
		expect(
			(await scanAll(fixture.table)).map(({ entity }) => entity).filter((one) => one !== 'audit' && one !== 'stat'),
		).toEqual([]);
		expect(await audited()).toEqual([
			`wanjiru article_created ${id}`,
			`wanjiru article_deleted ${id}`,
			`wanjiru article_published ${id}`,
			`wanjiru article_unpublished ${id}`,
		]);
	});
});

describe('the list of articles for staff', () => {
	test('staff’s list shows the latest change first, by state, in pages, with views and likes, without texts', async () => {
		const ids: string[] = [];
		for (let at = 0; at < 5; at += 1) {
			fixture.moveTo(new Date(Date.UTC(2026, 10, 24, 6, at)));
			ids.unshift(await begin({ title: `Article ${at}` }));
		}
		fixture.moveTo(new Date(Date.UTC(2026, 10, 24, 7)));
		await publish(ids[4] ?? '', 1);
		const order = [ids[4], ...ids.slice(0, 4)];
		expect((await ask('list')).body.data.map(({ id }: { id: string }) => id)).toEqual(order);
		const first = await ask('list', { query: { state: 'draft', limit: '3' } });
		expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 3));
		const rest = await ask('list', { query: { state: 'draft', limit: '3', cursor: first.body.nextCursor } });
		expect(rest.body).toEqual({ data: [expect.objectContaining({ id: ids[3], views: 0, likes: 0, version: 1 })] });
		expect(rest.body.data[0]).not.toHaveProperty('content');
		expect(await ask('list', { query: { state: 'published', cursor: first.body.nextCursor } })).toMatchObject({
			status: 400,
			body: { errors: [{ field: 'cursor' }] },
		});
	});

	test('staff’s list is searched by parts of titles and authors, in any order and case, by state', async () => {
		const sleep = await begin({ title: 'When sleep will not come', author: 'Amina Hassan' });
		await begin({ title: 'A walk in the hills', author: 'José Mutua' });
		await publish(sleep, 1);
		const titles = async (search: string, state?: string) =>
			(await ask('list', { query: { search, ...(state === undefined ? {} : { state }) } })).body.data.map(
				({ title }: { title: string }) => title,
			);
		expect(await titles('hassan SLEEP')).toEqual(['When sleep will not come']);
		expect(await titles('jose')).toEqual(['A walk in the hills']);
		expect(await titles('sleep', 'draft')).toEqual([]);
		expect(await titles('  ')).toHaveLength(2);
	});

	test('staff’s list includes the articles of the sample content, which can be edited like any other', async () => {
		const [article] = articlesAt(fixture.now);
		if (!article) throw new Error('The sample content has no article.');
		await saveArticle(fixture.table.db, fixture.table.tableName)(article, 'published');
		await saveArticle(fixture.table.db, fixture.table.tableName)(article, 'published');
		expect(await onSite()).toBe(1);
		expect((await ask('list')).body.data).toMatchObject([{ id: article.id, state: 'published', version: 1 }]);
		const { title, snippet, author, aboutAuthor, category, imageUrl, content } = article;
		const same = { title, snippet, author, aboutAuthor, category, imageUrl, content, version: 1 };
		expect(await ask('save', { id: article.id, body: { ...same, title: 'Better' } })).toMatchObject({ status: 200 });
		expect(await publish(article.id, 2)).toMatchObject({ body: { createdAt: article.createdAt } });
		expect((await ask('public', { id: article.id })).body).toMatchObject({ title: 'Better', content });
	});
});

test('hostile HTML is removed from a text before it is stored, for every author', async () => {
	for (const [at, payload] of xssPayloads.entries()) {
		const oneLine = payload.replaceAll(/[\r\n\0\u0085\u2028\u2029]/g, ' ').slice(0, 100);
		const withText = (text: string) => ({ ...words, title: oneLine, snippet: oneLine, content: `<p>x</p>${text}` });
		const { status, body } = await ask('create', { body: withText(payload) });
		expect({ payload, status }).toEqual({ payload, status: 201 });
		expect(body.content).not.toMatch(/<(?!\/?(?:p|h[234]|ul|ol|li|strong|em|blockquote|br|a|img)\b)[a-z!/]/i);
		expect(body.content).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|id|name)\s*=/i);
		expect(body.content).not.toMatch(/(?:href|src)="(?!https?:\/\/|mailto:|\/(?!\/))/i);
		if (at % 20 === 0) {
			await publish(body.id, 1);
			expect((await ask('public', { id: body.id })).body.content).toBe(body.content);
		}
	}
});
