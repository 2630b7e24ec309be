import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	getLaunchChecklist as GetLaunchChecklist,
	tickLaunchItem as TickLaunchItem,
} from '@tulia/contracts/launch/endpoints';
import { getLaunchChecklist, tickLaunchItem } from '@tulia/contracts/routes/launch';
import { baseApi, requestFor } from '@tulia/platform';

type Ticking = ParamsOf<typeof TickLaunchItem> & BodyOf<typeof TickLaunchItem>;

const launchApi = baseApi.enhanceEndpoints({ addTagTypes: ['Launch'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getLaunchChecklist: build.query<ResponseOf<typeof GetLaunchChecklist>, void>({
			query: () => requestFor(getLaunchChecklist),
			providesTags: ['Launch'],
		}),
		tickLaunchItem: build.mutation<ResponseOf<typeof TickLaunchItem>, Ticking>({
			query: ({ item, done }) => requestFor(tickLaunchItem, { params: { item }, body: { done } }),
			// Invalidated after a failure, too: a colleague may have ticked the item.
			invalidatesTags: ['Launch'],
		}),
	}),
});

export const { useGetLaunchChecklistQuery, useTickLaunchItemMutation } = launchApi;
