import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeCalendarFeed as ChangeCalendarFeed,
	changeDayNotices as ChangeDayNotices,
	renewCalendarFeed as RenewCalendarFeed,
} from '@tulia/contracts/my-day/endpoints';
import type { LastNote, MyDay, MyDaySettings } from '@tulia/contracts/my-day/schemas';
import {
	changeCalendarFeed,
	changeDayNotices,
	deleteCalendarFeed,
	getLastNote,
	getMyDay,
	getMyDaySettings,
	renewCalendarFeed,
} from '@tulia/contracts/routes/my-day';
import { baseApi, requestFor } from '@tulia/platform';

/** Invalidated after a refusal, too: the settings were changed in another tab. */
const SETTINGS = ['MyDaySettings'] as const;

const myDayApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getMyDay: build.query<MyDay, void>({
			query: () => requestFor(getMyDay),
			providesTags: ['MyDay'],
		}),
		getLastNote: build.query<LastNote, { readonly id: string }>({
			query: (params) => requestFor(getLastNote, { params }),
			// A note is deleted from the cache as soon as it is hidden.
			keepUnusedDataFor: 0,
		}),
		getMyDaySettings: build.query<MyDaySettings, void>({
			query: () => requestFor(getMyDaySettings),
			providesTags: SETTINGS,
		}),
		renewCalendarFeed: build.mutation<ResponseOf<typeof RenewCalendarFeed>, BodyOf<typeof RenewCalendarFeed>>({
			query: (body) => requestFor(renewCalendarFeed, { body }),
			invalidatesTags: SETTINGS,
		}),
		changeCalendarFeed: build.mutation<ResponseOf<typeof ChangeCalendarFeed>, BodyOf<typeof ChangeCalendarFeed>>({
			query: (body) => requestFor(changeCalendarFeed, { body }),
			invalidatesTags: SETTINGS,
		}),
		deleteCalendarFeed: build.mutation<null, void>({
			query: () => requestFor(deleteCalendarFeed),
			invalidatesTags: SETTINGS,
		}),
		changeDayNotices: build.mutation<ResponseOf<typeof ChangeDayNotices>, BodyOf<typeof ChangeDayNotices>>({
			query: (body) => requestFor(changeDayNotices, { body }),
			invalidatesTags: SETTINGS,
		}),
	}),
});

export const {
	useChangeCalendarFeedMutation,
	useChangeDayNoticesMutation,
	useDeleteCalendarFeedMutation,
	useGetLastNoteQuery,
	useGetMyDayQuery,
	useGetMyDaySettingsQuery,
	useRenewCalendarFeedMutation,
} = myDayApi;

/** Thunk action: patches the cached day of the psychologist. */
export const patchMyDay = (recipe: (day: MyDay) => MyDay) =>
	myDayApi.util.updateQueryData('getMyDay', undefined, recipe);
