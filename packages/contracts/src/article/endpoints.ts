import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { Article, ArticleCounts, ArticleList, ArticleParams, LikeRequest, RelatedQuery } from './schemas.ts';
import {
	ArticleDraft,
	ArticleRevision,
	ArticleRevisionList,
	ArticleSave,
	ArticleSchedule,
	ArticleVersion,
	CoverUpload,
	RevisionParams,
	StaffArticle,
	StaffArticlePage,
	StaffArticlesQuery,
	UploadedCover,
} from './staff-schemas.ts';

/** Every published article as a card, newest first. */
export const listArticles = {
	audience: 'content',
	method: 'GET',
	path: '/api/blogs',
	access: 'public',
	success: 200,
	response: ArticleList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** One published article. A draft or a withdrawn article answers 404, as an unknown id does. */
export const getArticle = {
	audience: 'content',
	method: 'GET',
	path: '/api/blogs/{id}',
	access: 'public',
	params: ArticleParams,
	success: 200,
	response: Article,
	refusals: ['not_found'],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Up to 3 other published articles of the category, newest first. */
export const listRelatedArticles = {
	audience: 'content',
	method: 'GET',
	path: '/api/blogs/related/{id}',
	access: 'public',
	params: ArticleParams,
	query: RelatedQuery,
	success: 200,
	response: ArticleList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Likes and views. They change by the minute, so they are not part of the article, whose page is prerendered. */
export const getArticleCounts = {
	audience: 'content',
	method: 'GET',
	path: '/api/blogs/{id}/counts',
	access: 'public',
	params: ArticleParams,
	success: 200,
	response: ArticleCounts,
	refusals: [],
	cacheSeconds: 10,
} as const satisfies Endpoint;

/** Likes an article or withdraws the like. Idempotent per browser (rule 2). Returns the current figures. */
export const likeArticle = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/blogs/{id}/like',
	access: 'public',
	device: 'required',
	params: ArticleParams,
	body: LikeRequest,
	success: 200,
	response: ArticleCounts,
	refusals: ['not_found', 'too_many_requests'],
} as const satisfies Endpoint;

/** Counts a view, once per browser and day in the centre's zone. A bot is answered and not counted. */
export const viewArticle = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/blogs/{id}/view',
	access: 'public',
	device: 'required',
	params: ArticleParams,
	success: 200,
	response: ArticleCounts,
	refusals: ['not_found', 'too_many_requests'],
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

/** Articles by state, the last changed first. */
export const listAllArticles = {
	...staff,
	method: 'GET',
	path: '/api/admin/articles',
	roles: ['owner', 'editor'],
	query: StaffArticlesQuery,
	success: 200,
	response: StaffArticlePage,
	refusals: [],
} as const satisfies Endpoint;

export const getArticleDraft = {
	...staff,
	method: 'GET',
	path: '/api/admin/articles/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found'],
} as const satisfies Endpoint;

export const createArticle = {
	...staff,
	method: 'POST',
	path: '/api/admin/articles',
	roles: ['owner', 'editor'],
	body: ArticleDraft,
	maxBodyBytes: 256 * 1024,
	success: 201,
	response: StaffArticle,
	refusals: [],
} as const satisfies Endpoint;

/** Saves the draft; the published article is unchanged. */
export const saveArticle = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/articles/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	body: ArticleSave,
	maxBodyBytes: 256 * 1024,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Publishes the draft; an incomplete one is refused field by field. */
export const publishArticle = {
	...staff,
	method: 'POST',
	path: '/api/admin/articles/{id}/publication',
	roles: ['owner', 'editor'],
	params: ById,
	body: ArticleVersion,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Withdraws the article from the site; it stays as a draft. */
export const unpublishArticle = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/articles/{id}/publication',
	roles: ['owner', 'editor'],
	params: ById,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Schedules a complete draft for publication, or reschedules it. The draft as saved by then is published. */
export const scheduleArticle = {
	...staff,
	method: 'POST',
	path: '/api/admin/articles/{id}/schedule',
	roles: ['owner', 'editor'],
	params: ById,
	body: ArticleSchedule,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found', 'changed_meanwhile', 'still_published'],
} as const satisfies Endpoint;

/** Cancels the schedule; it stays as a draft. */
export const unscheduleArticle = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/articles/{id}/schedule',
	roles: ['owner', 'editor'],
	params: ById,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Deletes a draft that is not on the site. */
export const deleteArticle = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/articles/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found', 'still_published'],
} as const satisfies Endpoint;

/** The stored earlier versions of a draft. */
export const listArticleRevisions = {
	...staff,
	method: 'GET',
	path: '/api/admin/articles/{id}/revisions',
	roles: ['owner', 'editor'],
	params: ById,
	success: 200,
	response: ArticleRevisionList,
	refusals: ['not_found'],
} as const satisfies Endpoint;

export const getArticleRevision = {
	...staff,
	method: 'GET',
	path: '/api/admin/articles/{id}/revisions/{revision}',
	roles: ['owner', 'editor'],
	params: RevisionParams,
	success: 200,
	response: ArticleRevision,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Restores the text of an earlier version into the draft; the published article is unchanged. */
export const restoreArticleRevision = {
	...staff,
	method: 'POST',
	path: '/api/admin/articles/{id}/revisions/{revision}/restoration',
	roles: ['owner', 'editor'],
	params: RevisionParams,
	body: ArticleVersion,
	success: 200,
	response: StaffArticle,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Stores a cover, a picture of a text, or a psychologist's portrait in the site's bucket, under a content hash. */
export const uploadCover = {
	...staff,
	method: 'POST',
	path: '/api/admin/covers',
	roles: ['owner', 'psychologist', 'editor'],
	body: CoverUpload,
	maxBodyBytes: 3 * 1024 * 1024,
	success: 201,
	response: UploadedCover,
	refusals: ['not_a_picture', 'payload_too_large'],
} as const satisfies Endpoint;
