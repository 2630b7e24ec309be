import type { ArticleCounts } from '@tulia/contracts/article/schemas';

export const isCounts = (value: unknown): value is ArticleCounts =>
	typeof value === 'object' &&
	value !== null &&
	'likes' in value &&
	typeof value.likes === 'number' &&
	'views' in value &&
	typeof value.views === 'number';
