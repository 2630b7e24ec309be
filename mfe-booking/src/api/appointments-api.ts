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
	/** A UUID, made when the form opens: it books once, however often it is sent (promise P3). */
	readonly idempotencyKey: string;
}
interface MoveCall {
	readonly ticketNumber: string;
	readonly body: BodyOf<typeof MoveMyAppointment>;
	/** A UUID, made when the form opens: it moves once, however often it is sent. */
	readonly idempotencyKey: string;
}
interface FollowingCall {
	readonly ticketNumber: string;
	readonly body: BodyOf<typeof CancelMyFollowing>;
	/** A UUID, made when the form opens: one notice tells of all, however often it is sent. */
	readonly idempotencyKey: string;
}
/**
 * A time that is taken makes other answers stale, and so does a refusal. Without an answer nobody knows: the time may be
 * taken by this very request, and must stay on screen for it to be sent again.
 */
const staleAfter = (error: unknown): readonly ('Appointment' | 'Availability')[] =>
	error !== undefined && isUncertain(error) ? ['Appointment'] : ['Appointment', 'Availability'];

interface Change {
	readonly dispatch: AppStore['dispatch'];
	readonly queryFulfilled: Promise<{ readonly data: { readonly ticket: Ticket } }>;
}

/** The answer to a change says nothing of the series, which stays. */
const placed = (ticket: Ticket, { series }: Pick<Ticket, 'series'>): Ticket =>
	series === undefined ? ticket : { ...ticket, series };

/** The ticket of the answer is shown at once, wherever the old one stands. */
async function showChanged(_asked: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined); // whoever asked for the change says why not
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
			// A booking may give a consent.
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
