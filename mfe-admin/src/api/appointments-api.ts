import type {
	bookForClient as BookForClient,
	cancelAppointment as CancelAppointment,
	changeStaffNote as ChangeStaffNote,
	exportAppointments as ExportAppointments,
	listAppointments as ListAppointments,
	moveAppointment as MoveAppointment,
	recordOutcome as RecordOutcome,
	resendAppointmentMail as ResendAppointmentMail,
} from '@tulia/contracts/appointment/endpoints';
import type {
	AdminAppointment,
	AdminAppointmentList,
	AppointmentDetail,
	AppointmentNeed,
	Outcome,
} from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	bookForClient,
	cancelAppointment,
	changeStaffNote,
	exportAppointments,
	getAppointment,
	listAppointments as listRoute,
	moveAppointment,
	recordOutcome,
	resendAppointmentMail,
} from '@tulia/contracts/routes/appointment';
import { type AppStore, baseApi, problemIn, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { changeDashboard } from './dashboard-api.ts';
import { isAppointmentStatus, withChange, withRowChanged } from './list-changes.ts';

/** What is asked of the list; a filter that nobody set may be `undefined`. */
type AppointmentsAsked = { readonly [K in keyof QueryOf<typeof ListAppointments>]: string | undefined } & {
	readonly status: AdminAppointment['status'] | undefined;
	readonly needs: AppointmentNeed | undefined;
};

interface RecordCall {
	/** As the person saw it: what has changed since is not theirs to take back. */
	readonly appointment: AdminAppointment;
	readonly outcome: Outcome['status'];
	/** Why an outcome that stands already is changed to the other. */
	readonly reason?: string;
}

/** Something done to one appointment, and what is said about it. */
interface OnOne<E extends Endpoint> {
	readonly id: string;
	readonly body: BodyOf<E>;
}
/** One form makes one booking or move, however often it is sent: the key is made when it opens. */
interface Once {
	readonly idempotencyKey: string;
}

type Row = AdminAppointment;
type Dispatch = AppStore['dispatch'];

/** Where an appointment is shown. A booking or a move changes what is free, too. */
const PLACES = ['Appointment', 'AppointmentDetail', 'Dashboard', 'Availability'] as const;
/** After a refusal nothing has changed here, but what is on screen may be behind what refused it. */
const afterChange = (_result: unknown, error: unknown) =>
	error === undefined || problemIn(error) !== undefined ? PLACES : [];

const appointmentsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAppointments: build.query<ResponseOf<typeof ListAppointments>, Partial<AppointmentsAsked>>({
			query: (query) => requestFor(listRoute, { query }),
			providesTags: ['Appointment'],
		}),
		exportAppointments: build.mutation<
			ResponseOf<typeof ExportAppointments>,
			Partial<Omit<AppointmentsAsked, 'needs'>>
		>({
			query: (query) => requestFor(exportAppointments, { query }),
		}),
		getAppointment: build.query<AppointmentDetail, { readonly id: string }>({
			query: (params) => requestFor(getAppointment, { params }),
			providesTags: ['AppointmentDetail'],
		}),
		cancelAppointment: build.mutation<AppointmentDetail, OnOne<typeof CancelAppointment>>({
			query: ({ id, body }) => requestFor(cancelAppointment, { params: { id }, body }),
			onQueryStarted: showAnswer,
			invalidatesTags: afterChange,
		}),
		moveAppointment: build.mutation<AppointmentDetail, OnOne<typeof MoveAppointment> & Once>({
			query: ({ id, body, idempotencyKey }) =>
				requestFor(moveAppointment, { params: { id }, body, headers: { 'Idempotency-Key': idempotencyKey } }),
			onQueryStarted: showAnswer,
			invalidatesTags: afterChange,
		}),
		changeStaffNote: build.mutation<AppointmentDetail, OnOne<typeof ChangeStaffNote>>({
			query: ({ id, body }) => requestFor(changeStaffNote, { params: { id }, body }),
			onQueryStarted: showAnswer,
			invalidatesTags: afterChange,
		}),
		resendAppointmentMail: build.mutation<
			ResponseOf<typeof ResendAppointmentMail>,
			OnOne<typeof ResendAppointmentMail>
		>({
			query: ({ id, body }) => requestFor(resendAppointmentMail, { params: { id }, body }),
			invalidatesTags: ['AppointmentDetail'],
		}),
		bookForClient: build.mutation<AppointmentDetail, { readonly body: BodyOf<typeof BookForClient> } & Once>({
			query: ({ body, idempotencyKey }) =>
				requestFor(bookForClient, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
			invalidatesTags: (_result, error) => (error === undefined ? PLACES : []),
		}),
		recordOutcome: build.mutation<ResponseOf<typeof RecordOutcome>, RecordCall>({
			query: ({ appointment: { id, version }, outcome, reason }) =>
				requestFor(recordOutcome, {
					params: { id },
					body: { status: outcome, ...(reason === undefined ? {} : { version, reason }) },
				}),
			// A row that is answered is changed in its place: fetching again would take it from under the hands of whoever filters.
			invalidatesTags: (_result, error) => [
				'AppointmentDetail',
				...(refusalIn(error) === 'not_found' ? (['Appointment', 'Dashboard'] as const) : []),
			],
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

/** Shows what a change answered at once, so that nothing on the page is behind what was just saved. */
async function showAnswer(
	{ id }: { readonly id: string },
	call: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<{ readonly data: AppointmentDetail }> },
): Promise<void> {
	// A refusal is the form's to tell.
	const answer = await call.queryFulfilled.catch(() => undefined);
	if (answer) await call.dispatch(appointmentsApi.util.upsertQueryData('getAppointment', { id }, answer.data));
}

const withState =
	(state: Pick<Row, 'status' | 'version'>) =>
	(row: Row): Row => ({ ...row, ...state });

/** Changes an appointment in every list that was loaded, and on the dashboard. */
function changeRow(dispatch: Dispatch, getState: () => unknown, id: string, make: (row: Row) => Row): void {
	const state = getState() as RootState;
	for (const { endpointName, originalArgs } of appointmentsApi.util.selectInvalidatedBy(state, ['Appointment'])) {
		if (endpointName !== 'listAppointments') continue;
		const recipe = (list: AdminAppointmentList): AdminAppointmentList => withChange(list, id, make);
		dispatch(appointmentsApi.util.updateQueryData('listAppointments', originalArgs, recipe));
	}
	dispatch(changeDashboard((board) => withRowChanged(board, id, make)));
}

export const {
	useBookForClientMutation,
	useCancelAppointmentMutation,
	useChangeStaffNoteMutation,
	useExportAppointmentsMutation,
	useGetAppointmentQuery,
	useListAppointmentsQuery,
	useMoveAppointmentMutation,
	useRecordOutcomeMutation,
	useResendAppointmentMailMutation,
} = appointmentsApi;

/** Loads a page of the list from outside a component. To be dispatched. */
export const loadAppointments = appointmentsApi.endpoints.listAppointments.initiate;
