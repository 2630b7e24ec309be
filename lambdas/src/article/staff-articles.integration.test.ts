import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { usableText } from '@tulia/test-kit/usable-text';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { keptPictures } from '../cover/kept-picture.repository.ts';
import { type HttpHandler, httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { ok } from '../platform/result.ts';
import { anEvent, ORIGIN_SECRET } from '../platform/testing/an-event.ts';
import { articleRepository } from './article.repository.ts';
import { articleCountsRepository } from './article-counts.repository.ts';
import { articleValidators } from './article-validators.ts';
import { createArticle } from './create-article.usecase.ts';
import { deleteArticle } from './delete-article.usecase.ts';
import { draftRepository } from './draft.repository.ts';
import { published } from './draft.ts';
import { getArticle } from './get-article.usecase.ts';
import { getArticleDraft } from './get-article-draft.usecase.ts';
import { listAllArticles } from './list-all-articles.usecase.ts';
import { listArticles } from './list-articles.usecase.ts';
import { publishArticle } from './publish-article.usecase.ts';
import { saveArticle } from './save-article.usecase.ts';
import { staffArticleValidators } from './staff-article-validators.ts';
import { unpublishArticle } from './unpublish-article.usecase.ts';

jest.setTimeout(60_000);

type Action = 'list' | 'read' | 'create' | 'save' | 'publish' | 'unpublish' | 'delete' | 'public' | 'publicList';
let engineKept: FreshTable;
let table: FreshTable;
let handlers: Readonly<Record<Action, HttpHandler>>;
let now: Date;
beforeAll(async () => {
	engineKept = await freshTable(); // one engine for all tables of this file
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
afterAll(() => engineKept.close());
beforeEach(async () => {
	now = new Date('2026-11-24T06:00:00.000Z');
	table = await freshTable();
	const { db, tableName } = table;
	const articles = articleRepository(db, tableName);
	const deps = {
		drafts: draftRepository(db, tableName),
		counts: articleCountsRepository(db, tableName),
		now: () => now,
		newId,
	};
	handlers = {
		list: httpHandler('listAllArticles', staffArticleValidators, listAllArticles(deps)),
		read: httpHandler('getArticleDraft', staffArticleValidators, getArticleDraft(deps)),
		create: httpHandler('createArticle', staffArticleValidators, createArticle(deps)),
		save: httpHandler('saveArticle', staffArticleValidators, saveArticle(deps)),
		publish: httpHandler('publishArticle', staffArticleValidators, publishArticle(deps)),
		unpublish: httpHandler('unpublishArticle', staffArticleValidators, unpublishArticle(deps)),
		delete: httpHandler('deleteArticle', staffArticleValidators, deleteArticle(deps)),
		public: httpHandler('getArticle', articleValidators, getArticle({ articles })),
		publicList: httpHandler('listArticles', articleValidators, listArticles({ articles })),
	};
});
afterEach(() => table.close());

const words = {
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p>',
};

interface Asked {
	readonly id?: string;
	readonly query?: Record<string, string>;
	readonly body?: unknown;
}

async function ask(action: Action, { id, query, body }: Asked = {}) {
	const answer = await handlers[action](
		anEvent({
			...(id === undefined ? {} : { params: { id } }),
			...(query ? { query } : {}),
			...(body === undefined ? {} : { body }),
		}),
		{
			originSecret: ORIGIN_SECRET,
			identify: async () => ok({ userId: 'wanjiru', role: 'admin' as const, version: 1, jti: 'j', expiresAt: 0 }),
		},
	);
	return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
}

/** Begins an article of these words, and answers its id. */
const begin = async (given: Partial<typeof words> = {}): Promise<string> =>
	(await ask('create', { body: { ...words, ...given } })).body.id;
const publish = (id: string, version: number) => ask('publish', { id, body: { version } });
const audited = async () =>
	ofEntity(await everything(table), 'audit')
		.map(({ action, object, actor }) => `${actor} ${action} ${object}`)
		.sort();
const onSite = async () =>
	ofEntity(await everything(table), 'stat').find(({ SK }) => SK === 'OPEN#articles')?.open ?? 0;

describe('a new article', () => {
	test('is a draft nobody but staff can read, under an address of its own', async () => {
		const { status, body } = await ask('create', { body: words });
		expect(status).toBe(201);
		expect(body).toMatchObject({ ...words, state: 'draft', hasNewerDraft: false, version: 1, readTime: '1 min read' });
		expect(body.id).toMatch(/^[0-9a-z]{26}$/);
		expect(await ask('public', { id: body.id })).toMatchObject({ status: 404 });
		expect((await ask('publicList')).body.data).toEqual([]);
		expect((await ask('read', { id: body.id })).body).toEqual(body);
	});

	test('may be incomplete, but is published only when nothing is missing, and is told what is, field by field', async () => {
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
	])('takes no cover from %s', async (imageUrl) => {
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({
			status: 400,
			body: { errors: [{ field: 'imageUrl', message: 'Choose a cover' }] },
		});
	});

	test('takes a cover that was uploaded, and none that is no longer kept', async () => {
		const imageUrl = `/uploads/${'a'.repeat(64)}.webp`;
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({
			status: 400,
			body: { errors: [{ field: 'imageUrl', message: 'This picture is no longer kept. Please choose it again' }] },
		});
		await keptPictures(table.db, table.tableName).register(imageUrl, now);
		expect(await ask('create', { body: { ...words, imageUrl } })).toMatchObject({ status: 201, body: { imageUrl } });
	});
});

describe('publishing', () => {
	test('shows the article to everybody, and keeps the date of the first time for good', async () => {
		const id = await begin();
		now = new Date('2026-11-25T06:00:00.000Z');
		expect(await publish(id, 1)).toMatchObject({ status: 200, body: { state: 'published', version: 2 } });
		expect((await ask('public', { id })).body).toMatchObject({ title: 'A walk', createdAt: now.toISOString() });
		expect((await ask('publicList')).body.data).toHaveLength(1);
		const first = now.toISOString();
		now = new Date('2026-12-25T06:00:00.000Z');
		await ask('unpublish', { id });
		expect(await publish(id, 3)).toMatchObject({ body: { createdAt: first, updatedAt: now.toISOString() } });
		expect((await ask('public', { id })).body.createdAt).toBe(first);
	});

	test('leaves what is on the site alone while a newer draft is written, in whatever category', async () => {
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

	test('is taken back as often as somebody likes, and then the article can be deleted for good', async () => {
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
			(await everything(table)).map(({ entity }) => entity).filter((one) => one !== 'audit' && one !== 'stat'),
		).toEqual([]);
		expect(await audited()).toEqual([
			`wanjiru article_created ${id}`,
			`wanjiru article_deleted ${id}`,
			`wanjiru article_published ${id}`,
			`wanjiru article_unpublished ${id}`,
		]);
	});
});

describe('of two people at once', () => {
	test('who save the same version one is heard, and the other is told what stands there now', async () => {
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

	test('of twenty changes that were decided on the very same reading one is written', async () => {
		const id = await begin();
		const drafts = draftRepository(table.db, table.tableName);
		const before = await drafts.find(id);
		if (!before) throw new Error('There is no draft.');
		const act = () => ({ actor: 'wanjiru', at: now, auditId: newId(now) });
		const after = { ...before, version: 2 };
		const written = await Promise.all(
			Array.from({ length: 20 }, (_, at) => {
				if (at % 4 === 3) return drafts.remove(before, act());
				if (at % 4 === 2) return drafts.publish({ before, after: published(before, now), act: act() });
				return drafts.save({ before, after: { ...after, title: `Title ${at}` }, act: act() });
			}),
		);
		expect(written.filter((one) => one)).toHaveLength(1);
		expect(await audited()).toHaveLength(2);
		expect(await onSite()).toBe((await ask('public', { id })).status === 200 ? 1 : 0);
	});

	test('one publishes exactly what was read, or nothing: a save that comes between wins or loses whole', async () => {
		const id = await begin();
		const [saved, shown] = await Promise.all([
			ask('save', { id, body: { ...words, title: 'Rewritten', version: 1 } }),
			publish(id, 1),
		]);
		expect([saved.status, shown.status].sort()).toEqual([200, 409]);
		const visible = await ask('public', { id });
		expect(visible.status === 200 ? visible.body.title : 404).toBe(shown.status === 200 ? 'A walk' : 404);
	});

	test('both may take it off the site while a third writes, and it is counted once', async () => {
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

describe('the list', () => {
	test('shows the last changed first, by state or all, page by page, with views and likes and without the texts', async () => {
		const ids: string[] = [];
		for (let at = 0; at < 5; at += 1) {
			now = new Date(Date.UTC(2026, 10, 24, 6, at));
			ids.unshift(await begin({ title: `Article ${at}` }));
		}
		now = new Date(Date.UTC(2026, 10, 24, 7));
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

	test('knows the articles of the sample content, which can be edited like any other', async () => {
		const [article] = (await import('../seed/data/articles/articles-at.ts')).articlesAt(now);
		if (!article) throw new Error('The sample content has no article.');
		await articleRepository(table.db, table.tableName).save(article, 'published');
		await articleRepository(table.db, table.tableName).save(article, 'published');
		expect(await onSite()).toBe(1);
		expect((await ask('list')).body.data).toMatchObject([{ id: article.id, state: 'published', version: 1 }]);
		const { title, snippet, author, aboutAuthor, category, imageUrl, content } = article;
		const same = { title, snippet, author, aboutAuthor, category, imageUrl, content, version: 1 };
		expect(await ask('save', { id: article.id, body: { ...same, title: 'Better' } })).toMatchObject({ status: 200 });
		expect(await publish(article.id, 2)).toMatchObject({ body: { createdAt: article.createdAt } });
		expect((await ask('public', { id: article.id })).body).toMatchObject({ title: 'Better', content });
	});
});

test('what is hostile in a text is gone before it is stored, whoever wrote it', async () => {
	for (const [at, payload] of xssPayloads.entries()) {
		const oneLine = usableText(payload.replaceAll(/[\r\n\0\u0085\u2028\u2029]/g, ' ').slice(0, 100));
		const withText = (text: string) => ({ ...words, title: oneLine, snippet: oneLine, content: `<p>x</p>${text}` });
		if (usableText(payload) !== payload) expect((await ask('create', { body: withText(payload) })).status).toBe(400);
		const { status, body } = await ask('create', { body: withText(usableText(payload)) });
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
