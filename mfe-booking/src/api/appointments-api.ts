import type {
	createAppointment as CreateAppointment,
	getMyAppointment as GetMyAppointment,
	listMyAppointments as ListMyAppointments,
} from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import { createAppointment, getMyAppointment, listMyAppointments } from '@tulia/contracts/routes/appointment';
import { baseApi, requestFor } from '@tulia/platform';

interface BookingCall {
	readonly body: BodyOf<typeof CreateAppointment>;
	/** A UUID. The same one with the same body is the same booking, however often it is sent (promise P3). */
	readonly idempotencyKey: string;
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
			// A booking takes a time; a refusal means that what is shown is stale; without an answer nobody knows.
			invalidatesTags: ['Appointment', 'Availability'],
		}),
	}),
});

export const { useListMyAppointmentsQuery, useGetMyAppointmentQuery, useCreateAppointmentMutation } = appointmentsApi;
