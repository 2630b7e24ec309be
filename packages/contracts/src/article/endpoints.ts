import type { Endpoint } from '../endpoint.ts';
import { ArticleList } from './schemas.ts';

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
