import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	bookSeries,
	cancelFollowing,
	listFollowingMoves,
	listSeriesTimes,
	moveFollowing,
} from '@tulia/contracts/routes/series';
import type {
	bookSeries as BookSeries,
	cancelFollowing as CancelFollowing,
	listFollowingMoves as ListFollowingMoves,
	listSeriesTimes as ListSeriesTimes,
	moveFollowing as MoveFollowing,
} from '@tulia/contracts/series/endpoints';
import type { SeriesChanged } from '@tulia/contracts/series/schemas';
import { baseApi, requestFor } from '@tulia/platform';

/** A UUID, made when the form opens: the request is idempotent. */
interface Keyed<B> {
	readonly body: B;
	readonly idempotencyKey: string;
}
type KeyedOn<B> = Keyed<B> & { readonly id: string };

/**
 * The tags of visits and free times. They are invalidated after a lost response, too, because some visits may be
 * changed.
 */
const VIEW_TAGS = ['Appointment', 'AppointmentDetail', 'Client', 'Dashboard', 'Availability'] as const;
const keyed = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey } });

const seriesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Client'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listSeriesTimes: build.query<ResponseOf<typeof ListSeriesTimes>, QueryOf<typeof ListSeriesTimes>>({
			query: (query) => requestFor(listSeriesTimes, { query }),
			providesTags: ['Availability'],
		}),
		bookSeries: build.mutation<SeriesChanged, Keyed<BodyOf<typeof BookSeries>>>({
			query: ({ body, idempotencyKey }) => requestFor(bookSeries, { body, ...keyed(idempotencyKey) }),
			invalidatesTags: VIEW_TAGS,
		}),
		listFollowingMoves: build.query<
			ResponseOf<typeof ListFollowingMoves>,
			QueryOf<typeof ListFollowingMoves> & { readonly id: string }
		>({
			query: ({ id, ...query }) => requestFor(listFollowingMoves, { params: { id }, query }),
			providesTags: ['Availability', 'AppointmentDetail'],
		}),
		moveFollowing: build.mutation<SeriesChanged, KeyedOn<BodyOf<typeof MoveFollowing>>>({
			query: ({ id, body, idempotencyKey }) =>
				requestFor(moveFollowing, { params: { id }, body, ...keyed(idempotencyKey) }),
			invalidatesTags: VIEW_TAGS,
		}),
		cancelFollowing: build.mutation<SeriesChanged, KeyedOn<BodyOf<typeof CancelFollowing>>>({
			query: ({ id, body, idempotencyKey }) =>
				requestFor(cancelFollowing, { params: { id }, body, ...keyed(idempotencyKey) }),
			invalidatesTags: VIEW_TAGS,
		}),
	}),
});

export const {
	useBookSeriesMutation,
	useCancelFollowingMutation,
	useLazyListFollowingMovesQuery,
	useLazyListSeriesTimesQuery,
	useListFollowingMovesQuery,
	useListSeriesTimesQuery,
	useMoveFollowingMutation,
} = seriesApi;
