import type { Endpoint } from '../endpoint.ts';
import { Article, ArticleCounts, ArticleList, ArticleParams, LikeRequest, RelatedQuery } from './schemas.ts';

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

/** One published article. A draft, and one that was taken back, answer 404 like an id nobody ever used. */
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

/** Likes and views. They change by the minute, so they are not part of the article, whose page is rendered ahead of time. */
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

/** Likes an article or takes the like back, once a browser however often it is said (decision 2). Answers the fresh figures. */
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

/** Counts a reading, once a browser and day in the centre's zone. A robot is answered and not counted. */
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
