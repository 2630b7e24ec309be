import type { listArticles as ListArticles } from '@tulia/contracts/article/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import { listArticles } from '@tulia/contracts/routes/article';
import { baseApi, requestFor } from '@tulia/platform';

const articlesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listArticles: build.query<ResponseOf<typeof ListArticles>, void>({
			query: () => requestFor(listArticles),
			providesTags: ['Article'],
		}),
	}),
});

export const { useListArticlesQuery } = articlesApi;
