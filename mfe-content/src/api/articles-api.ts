import type {
	getArticle as GetArticle,
	getArticleCounts as GetArticleCounts,
	likeArticle as LikeArticle,
	listArticles as ListArticles,
	listRelatedArticles as ListRelatedArticles,
	viewArticle as ViewArticle,
} from '@tulia/contracts/article/endpoints';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	getArticle,
	getArticleCounts,
	likeArticle,
	listArticles,
	listRelatedArticles,
	viewArticle,
} from '@tulia/contracts/routes/article';
import { baseApi, requestFor } from '@tulia/platform';

const articlesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listArticles: build.query<ResponseOf<typeof ListArticles>, void>({
			query: () => requestFor(listArticles),
			providesTags: ['Article'],
		}),
		getArticle: build.query<ResponseOf<typeof GetArticle>, ParamsOf<typeof GetArticle>>({
			query: ({ id }) => requestFor(getArticle, { params: { id } }),
			providesTags: ['Article'],
		}),
		listRelatedArticles: build.query<
			ResponseOf<typeof ListRelatedArticles>,
			ParamsOf<typeof ListRelatedArticles> & QueryOf<typeof ListRelatedArticles>
		>({
			query: ({ id, category }) => requestFor(listRelatedArticles, { params: { id }, query: { category } }),
			providesTags: ['Article'],
		}),
		getArticleCounts: build.query<ResponseOf<typeof GetArticleCounts>, ParamsOf<typeof GetArticleCounts>>({
			query: ({ id }) => requestFor(getArticleCounts, { params: { id } }),
			providesTags: ['ArticleCounts'],
		}),
		likeArticle: build.mutation<
			ResponseOf<typeof LikeArticle>,
			ParamsOf<typeof LikeArticle> & BodyOf<typeof LikeArticle>
		>({
			query: ({ id, liked }) => requestFor(likeArticle, { params: { id }, body: { liked } }),
		}),
		viewArticle: build.mutation<ResponseOf<typeof ViewArticle>, ParamsOf<typeof ViewArticle>>({
			query: ({ id }) => requestFor(viewArticle, { params: { id } }),
		}),
	}),
});

export const {
	useListArticlesQuery,
	useGetArticleQuery,
	useListRelatedArticlesQuery,
	useGetArticleCountsQuery,
	useLikeArticleMutation,
	useViewArticleMutation,
} = articlesApi;

/** The cached cards of a list the page has shown. */
export const selectArticles = articlesApi.endpoints.listArticles.select();

/** Thunk action: prefetches the list if it is not cached. */
export const prefetchArticles = () => articlesApi.util.prefetch('listArticles', undefined, {});
export const prefetchArticle = (id: string) => articlesApi.util.prefetch('getArticle', { id }, {});
