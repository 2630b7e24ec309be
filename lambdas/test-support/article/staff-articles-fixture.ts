import { validators } from '@tulia/contracts/endpoint-validators/all';
import { articleRepository } from '../../src/article/article.repository.ts';
import { articleCountsRepository } from '../../src/article/counts/article-counts.repository.ts';
import {
	createArticle,
	deleteArticle,
	publishArticle,
	saveArticle,
	unpublishArticle,
} from '../../src/article/publish/change-articles.usecase.ts';
import { draftRepository } from '../../src/article/publish/draft.repository.ts';
import { getArticleDraft, listAllArticles } from '../../src/article/publish/read-drafts.usecase.ts';
import { restoreArticleRevision } from '../../src/article/publish/restore-revision.usecase.ts';
import { scheduleArticle, unscheduleArticle } from '../../src/article/publish/schedule-articles.usecase.ts';
import { getArticle, listArticles } from '../../src/article/read/read-articles.usecase.ts';
import { getArticleRevision, listArticleRevisions } from '../../src/article/revisions/read-revisions.usecase.ts';
import { namesOfPeople } from '../../src/audit/names-of-people.repository.ts';
import { type HttpHandler, httpHandler } from '../../src/platform/http/http.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { EmptyTable } from '../appointment/booking-fixture.ts';
import { scanEntity } from '../appointment/table-invariants.ts';
import { callAsStaff, type StaffRequest } from '../platform/call-as-staff.ts';
import { words } from './article-words.ts';

type Action =
	| 'list'
	| 'read'
	| 'create'
	| 'save'
	| 'publish'
	| 'unpublish'
	| 'schedule'
	| 'unschedule'
	| 'delete'
	| 'revisions'
	| 'revision'
	| 'restore'
	| 'public'
	| 'publicList';

/** The endpoints of articles, called by a member of staff named wanjiru, over its own table for each test. */
export function staffArticlesFixture(freshTable: () => Promise<EmptyTable>) {
	let engine: EmptyTable;
	let table: EmptyTable;
	let handlers: Readonly<Record<Action, HttpHandler>>;
	let now: Date;
	beforeAll(async () => {
		engine = await freshTable(); // one engine for all tables of this file
		jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
	});
	afterAll(() => engine.close());
	beforeEach(async () => {
		now = new Date('2026-11-24T06:00:00.000Z');
		table = await freshTable();
		const { db, tableName } = table;
		const articles = articleRepository(db, tableName);
		const deps = {
			drafts: draftRepository(db, tableName),
			counts: articleCountsRepository(db, tableName),
			names: namesOfPeople(db, tableName),
			now: () => now,
			newId,
		};
		handlers = {
			list: httpHandler('listAllArticles', validators, listAllArticles(deps)),
			read: httpHandler('getArticleDraft', validators, getArticleDraft(deps)),
			create: httpHandler('createArticle', validators, createArticle(deps)),
			save: httpHandler('saveArticle', validators, saveArticle(deps)),
			publish: httpHandler('publishArticle', validators, publishArticle(deps)),
			unpublish: httpHandler('unpublishArticle', validators, unpublishArticle(deps)),
			schedule: httpHandler('scheduleArticle', validators, scheduleArticle(deps)),
			unschedule: httpHandler('unscheduleArticle', validators, unscheduleArticle(deps)),
			delete: httpHandler('deleteArticle', validators, deleteArticle(deps)),
			revisions: httpHandler('listArticleRevisions', validators, listArticleRevisions(deps)),
			revision: httpHandler('getArticleRevision', validators, getArticleRevision(deps)),
			restore: httpHandler('restoreArticleRevision', validators, restoreArticleRevision(deps)),
			public: httpHandler('getArticle', validators, getArticle({ articles })),
			publicList: httpHandler('listArticles', validators, listArticles({ articles })),
		};
	});
	afterEach(() => table.close());

	const ask = (action: Action, request?: StaffRequest) => callAsStaff(handlers[action], request);
	return {
		get table() {
			return table;
		},
		get now() {
			return now;
		},
		moveTo: (time: Date): void => {
			now = time;
		},
		ask,
		/** Creates an article with these fields. Returns its id. */
		begin: async (given: Partial<typeof words> = {}): Promise<string> =>
			(await ask('create', { body: { ...words, ...given } })).body.id,
		publish: (id: string, version: number) => ask('publish', { id, body: { version } }),
		/** The audit entries, sorted: `wanjiru article_saved <id>`. */
		audited: async () =>
			(await scanEntity(table, 'audit')).map(({ action, object, actor }) => `${actor} ${action} ${object}`).sort(),
		/** How many articles are counted as published. */
		onSite: async () => (await scanEntity(table, 'stat')).find(({ SK }) => SK === 'OPEN#articles')?.open ?? 0,
	};
}
