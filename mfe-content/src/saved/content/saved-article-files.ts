import type { Article } from '@tulia/contracts/article/schemas';

/** The lazy file of each article, by id. Written by scripts/save-content.mjs. */
export const savedArticleFiles: Readonly<Record<string, () => Promise<{ readonly savedArticle: Article }>>> = {
	'1': () => import('./article-1.ts'),
	'2': () => import('./article-2.ts'),
	'3': () => import('./article-3.ts'),
	'4': () => import('./article-4.ts'),
	'5': () => import('./article-5.ts'),
	'6': () => import('./article-6.ts'),
	'7': () => import('./article-7.ts'),
	'8': () => import('./article-8.ts'),
	'9': () => import('./article-9.ts'),
	'10': () => import('./article-10.ts'),
	'11': () => import('./article-11.ts'),
	'12': () => import('./article-12.ts'),
	'13': () => import('./article-13.ts'),
	'14': () => import('./article-14.ts'),
};
