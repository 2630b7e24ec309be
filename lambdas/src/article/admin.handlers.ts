import { httpHandlers } from '../platform/http/http.ts';
import { draftsFromEnvironment } from './drafts.wiring.ts';
import {
	createArticle,
	deleteArticle,
	publishArticle,
	saveArticle,
	unpublishArticle,
} from './publish/change-articles.usecase.ts';
import { getArticleDraft, listAllArticles } from './publish/read-drafts.usecase.ts';
import { restoreArticleRevision } from './publish/restore-revision.usecase.ts';
import { scheduleArticle, unscheduleArticle } from './publish/schedule-articles.usecase.ts';
import { getArticleRevision, listArticleRevisions } from './revisions/read-revisions.usecase.ts';

const drafts = draftsFromEnvironment();

export const articleAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/article.admin'), {
	listAllArticles: listAllArticles(drafts),
	getArticleDraft: getArticleDraft(drafts),
	createArticle: createArticle(drafts),
	saveArticle: saveArticle(drafts),
	publishArticle: publishArticle(drafts),
	unpublishArticle: unpublishArticle(drafts),
	scheduleArticle: scheduleArticle(drafts),
	unscheduleArticle: unscheduleArticle(drafts),
	deleteArticle: deleteArticle(drafts),
	listArticleRevisions: listArticleRevisions(drafts),
	getArticleRevision: getArticleRevision(drafts),
	restoreArticleRevision: restoreArticleRevision(drafts),
});
