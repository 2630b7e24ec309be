import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { claimVisits as ClaimVisits } from '@tulia/contracts/client/endpoints';
import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	cancelMyAppointment as CancelMyAppointment,
	createAppointment as CreateAppointment,
	getMyAppointment as GetMyAppointment,
	listMyAppointments as ListMyAppointments,
	moveMyAppointment as MoveMyAppointment,
} from '@tulia/contracts/own-appointment/endpoints';
import { claimVisits } from '@tulia/contracts/routes/client';
import {
	cancelMyAppointment,
	createAppointment,
	getMyAppointment,
	listMyAppointments,
	moveMyAppointment,
} from '@tulia/contracts/routes/own-appointment';
import { cancelMyFollowing } from '@tulia/contracts/routes/series';
import type { cancelMyFollowing as CancelMyFollowing } from '@tulia/contracts/series/endpoints';
import { type AppStore, baseApi, requestFor } from '@tulia/platform';
import { isUncertain } from '../lib/when/when-failure.ts';

interface BookingCall {
	readonly body: BodyOf<typeof CreateAppointment>;
	/** A UUID, made when the form opens: the request is idempotent (promise P3). */
	readonly idempotencyKey: string;
}
interface MoveCall {
	readonly ticketNumber: string;
	readonly body: BodyOf<typeof MoveMyAppointment>;
	/** A UUID, made when the form opens: the request is idempotent. */
	readonly idempotencyKey: string;
}
interface FollowingCall {
	readonly ticketNumber: string;
	readonly body: BodyOf<typeof CancelMyFollowing>;
	/** A UUID, made when the form opens: the request is idempotent, with one notice for all visits. */
	readonly idempotencyKey: string;
}
/**
 * A booked or refused time makes cached availability stale. Without a response the outcome is unknown: this very
 * request may have taken the time, which must stay on screen so that the request can be repeated.
 */
const staleAfter = (error: unknown): readonly ('Appointment' | 'Availability')[] =>
	error !== undefined && isUncertain(error) ? ['Appointment'] : ['Appointment', 'Availability'];

interface Change {
	readonly dispatch: AppStore['dispatch'];
	readonly queryFulfilled: Promise<{ readonly data: { readonly ticket: Ticket } }>;
}

/** The response to a change omits the series, so the cached one is preserved. */
const placed = (ticket: Ticket, { series }: Pick<Ticket, 'series'>): Ticket =>
	series === undefined ? ticket : { ...ticket, series };

/** Writes the ticket of the response into every cached query that has the old one. */
async function showChanged(_request: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined); // The caller shows the error.
	if (!answer) return;
	const { ticket } = answer.data;
	const { ticketNumber } = ticket;
	dispatch(appointmentsApi.util.updateQueryData('getMyAppointment', { ticketNumber }, (old) => placed(ticket, old)));
	dispatch(
		appointmentsApi.util.updateQueryData('listMyAppointments', undefined, ({ data }) => ({
			data: data.map((one) => (one.ticketNumber === ticketNumber ? placed(ticket, one) : one)),
		})),
	);
}

const appointmentsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listMyAppointments: build.query<ResponseOf<typeof ListMyAppointments>, void>({
			query: () => requestFor(listMyAppointments),
			providesTags: ['Appointment'],
		}),
		getMyAppointment: build.query<ResponseOf<typeof GetMyAppointment>, ParamsOf<typeof GetMyAppointment>>({
			query: (params) => requestFor(getMyAppointment, { params }),
			providesTags: ['Appointment'],
		}),
		createAppointment: build.mutation<ResponseOf<typeof CreateAppointment>, BookingCall>({
			query: ({ body, idempotencyKey }) =>
				requestFor(createAppointment, { body, headers: { 'idempotency-key': idempotencyKey } }),
			// A booking may include consents.
			invalidatesTags: (_booked, error) => [...staleAfter(error), 'Account'],
		}),
		cancelMyAppointment: build.mutation<
			ResponseOf<typeof CancelMyAppointment>,
			ParamsOf<typeof CancelMyAppointment> & BodyOf<typeof CancelMyAppointment>
		>({
			query: ({ ticketNumber, ...body }) => requestFor(cancelMyAppointment, { params: { ticketNumber }, body }),
			onQueryStarted: showChanged,
			invalidatesTags: ['Appointment', 'Availability'],
		}),
		cancelMyFollowing: build.mutation<ResponseOf<typeof CancelMyFollowing>, FollowingCall>({
			query: ({ ticketNumber, body, idempotencyKey }) =>
				requestFor(cancelMyFollowing, {
					params: { ticketNumber },
					body,
					headers: { 'idempotency-key': idempotencyKey },
				}),
			invalidatesTags: ['Appointment', 'Availability'],
		}),
		claimVisits: build.mutation<ResponseOf<typeof ClaimVisits>, BodyOf<typeof ClaimVisits>>({
			query: (body) => requestFor(claimVisits, { body }),
			invalidatesTags: (_claimed, error) => (error ? [] : ['Appointment', 'Account']),
		}),
		moveMyAppointment: build.mutation<ResponseOf<typeof MoveMyAppointment>, MoveCall>({
			query: ({ ticketNumber, body, idempotencyKey }) =>
				requestFor(moveMyAppointment, {
					params: { ticketNumber },
					body,
					headers: { 'idempotency-key': idempotencyKey },
				}),
			onQueryStarted: showChanged,
			invalidatesTags: (_moved, error) => staleAfter(error),
		}),
	}),
});

export const {
	useListMyAppointmentsQuery,
	useGetMyAppointmentQuery,
	useCreateAppointmentMutation,
	useCancelMyAppointmentMutation,
	useCancelMyFollowingMutation,
	useMoveMyAppointmentMutation,
	useClaimVisitsMutation,
} = appointmentsApi;
