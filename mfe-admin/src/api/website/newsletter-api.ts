import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { listSubscribers as ListSubscribers } from '@tulia/contracts/newsletter/endpoints';
import { listSubscribers } from '@tulia/contracts/routes/newsletter';
import { baseApi, requestFor } from '@tulia/platform';

type Query = QueryOf<typeof ListSubscribers>;
type SubscribersArgs = { readonly [K in keyof Query]: Query[K] | undefined };
export type SubscriberPage = ResponseOf<typeof ListSubscribers>;
export type Subscriber = SubscriberPage['data'][number];

const newsletterApi = baseApi.enhanceEndpoints({ addTagTypes: ['Subscriber'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listSubscribers: build.query<SubscriberPage, SubscribersArgs>({
			query: (query) => requestFor(listSubscribers, { query }),
			providesTags: ['Subscriber'],
		}),
	}),
});

export const { useListSubscribersQuery, useLazyListSubscribersQuery } = newsletterApi;
