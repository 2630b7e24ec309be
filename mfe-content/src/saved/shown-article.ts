import type { Article, ArticleCard } from '@tulia/contracts/article/schemas';

type Undated<T extends { readonly createdAt: string }> = Omit<T, 'createdAt'> & {
	/** Absent in saved content, which was built before the article was published. */
	readonly createdAt?: string | undefined;
};

/** An article of the API or of the saved content. */
export type ShownArticle = Undated<Article>;
export type ShownCard = Undated<ArticleCard>;

/** Whether it is from the API. */
export const isPublished = (article: ShownArticle | undefined): article is Article => article?.createdAt !== undefined;
