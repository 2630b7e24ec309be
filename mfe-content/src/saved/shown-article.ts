import type { Article, ArticleCard } from '@tulia/contracts/article/schemas';

type Undated<T extends { readonly createdAt: string }> = Omit<T, 'createdAt'> & {
	/** Absent in saved content: it was built into the site before the centre published the article. */
	readonly createdAt?: string | undefined;
};

/** An article of the API or of the saved content. */
export type ShownArticle = Undated<Article>;
export type ShownCard = Undated<ArticleCard>;

/** Whether it came from the API. */
export const isPublished = (article: ShownArticle | undefined): article is Article => article?.createdAt !== undefined;
