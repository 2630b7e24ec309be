import type {
	listAppointments as ListAppointments,
	recordOutcome as RecordOutcome,
} from '@tulia/contracts/appointment/endpoints';
import type { AdminAppointment, AdminAppointmentList, Outcome } from '@tulia/contracts/appointment/staff-schemas';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listAppointments, recordOutcome } from '@tulia/contracts/routes/appointment';
import { type AppStore, baseApi, problemIn, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { isAppointmentStatus, withChange } from './list-changes.ts';

/** What is asked of the list; a filter that nobody set may be `undefined`. */
export type AppointmentsAsked = { readonly [K in keyof QueryOf<typeof ListAppointments>]: string | undefined } & {
	readonly status: AdminAppointment['status'] | undefined;
};

interface RecordCall {
	/** As the person saw it: what has changed since is not theirs to take back. */
	readonly appointment: AdminAppointment;
	readonly outcome: Outcome['status'];
}

type Row = AdminAppointment;
type Dispatch = AppStore['dispatch'];

const appointmentsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAppointments: build.query<ResponseOf<typeof ListAppointments>, Partial<AppointmentsAsked>>({
			query: (query) => requestFor(listAppointments, { query }),
			providesTags: ['Appointment'],
		}),
		recordOutcome: build.mutation<ResponseOf<typeof RecordOutcome>, RecordCall>({
			query: ({ appointment, outcome }) =>
				requestFor(recordOutcome, { params: { id: appointment.id }, body: { status: outcome } }),
			// A row that is answered is changed in its place: fetching again would take it from under the hands of whoever filters.
			invalidatesTags: (_result, error) => (refusalIn(error) === 'not_found' ? ['Appointment'] : []),
			async onQueryStarted({ appointment, outcome }, { dispatch, getState, queryFulfilled }): Promise<void> {
				const { id, status, version } = appointment;
				const change = (make: (row: Row) => Row): void => changeRow(dispatch, getState, id, make);
				change((row) => ({ ...row, status: outcome }));
				await queryFulfilled.then(
					({ data }) => change(() => data.appointment),
					({ error }: { readonly error: unknown }) => {
						// Fetched again meanwhile, it says the truth already.
						const takenBack = (row: Row): Row => (row.version === version ? { ...row, status } : row);
						const current = problemIn(error)?.current;
						change(
							current && isAppointmentStatus(current.status)
								? withState({ status: current.status, version: current.version })
								: takenBack,
						);
					},
				);
			},
		}),
	}),
});

const withState =
	(state: Pick<Row, 'status' | 'version'>) =>
	(row: Row): Row => ({ ...row, ...state });

/** Changes an appointment in every list that was loaded. */
function changeRow(dispatch: Dispatch, getState: () => unknown, id: string, make: (row: Row) => Row): void {
	const state = getState() as RootState;
	for (const { endpointName, originalArgs } of appointmentsApi.util.selectInvalidatedBy(state, ['Appointment'])) {
		if (endpointName !== 'listAppointments') continue;
		const recipe = (list: AdminAppointmentList): AdminAppointmentList => withChange(list, id, make);
		dispatch(appointmentsApi.util.updateQueryData('listAppointments', originalArgs, recipe));
	}
}

export const { useListAppointmentsQuery, useRecordOutcomeMutation } = appointmentsApi;
