import type {
	cancelAppointment as CancelAppointment,
	changeStaffNote as ChangeStaffNote,
	exportAppointments as ExportAppointments,
	listAppointments as ListAppointments,
	moveAppointment as MoveAppointment,
	notePhoneCall as NotePhoneCall,
	noteProgress as NoteProgress,
	openNotes as OpenNotes,
	recordOutcome as RecordOutcome,
	resendAppointmentMail as ResendAppointmentMail,
} from '@tulia/contracts/appointment/endpoints';
import type { Outcome, PhoneCallNote, ProgressNote } from '@tulia/contracts/appointment/staff-forms';
import type {
	AdminAppointment,
	AdminAppointmentList,
	AppointmentDetail,
	AppointmentNeed,
} from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { MyDay } from '@tulia/contracts/my-day/schemas';
import {
	cancelAppointment,
	changeStaffNote,
	exportAppointments,
	getAppointment,
	listAppointments as listRoute,
	moveAppointment,
	notePhoneCall,
	noteProgress,
	openNotes,
	recordOutcome,
	resendAppointmentMail,
} from '@tulia/contracts/routes/appointment';
import { type AppStore, baseApi, problemIn, refusalIn, requestFor, serverNow } from '@tulia/platform';
import { patchDashboard } from '../dashboard-api.ts';
import { patchMyDay } from '../my-day-api.ts';
import { patchedDashboard, patchedList } from '../optimistic/appointment-patches.ts';
import { type LoadedList, patchPages, type Store } from '../optimistic/patch-lists.ts';
import { isAppointmentStatus } from './appointment-status.ts';

/** The arguments of the list; an unset filter may be `undefined`. */
type AppointmentsArgs = { readonly [K in keyof QueryOf<typeof ListAppointments>]: string | undefined } & {
	readonly status: AdminAppointment['status'] | undefined;
	readonly needs: AppointmentNeed | undefined;
};

type ExportArgs = Partial<Omit<AppointmentsArgs, 'needs'>>;

interface RecordCall {
	/** The row as staff saw it, because a rollback must not undo later changes. */
	readonly appointment: AdminAppointment;
	readonly outcome: Outcome['status'];
	/** Why a recorded outcome is changed or undone. */
	readonly reason?: string;
}

/** The progress of a visit, with the row as staff saw it. */
interface ProgressCall {
	readonly appointment: AdminAppointment;
	readonly progress: ProgressNote['progress'];
}

/** A note about a phone call to the client, with the row as staff saw it. */
interface PhoneCallCall extends Pick<PhoneCallNote, 'what'> {
	readonly appointment: AdminAppointment;
	readonly said?: string | undefined;
}

/** A change of one appointment, with its request body. */
interface ChangeCall<E extends Endpoint> {
	readonly id: string;
	readonly body: BodyOf<E>;
}
/** A UUID, made when the form opens: the request is idempotent. */
interface Idempotent {
	readonly idempotencyKey: string;
}

type Row = AdminAppointment;
type Dispatch = AppStore['dispatch'];

/** The tags of every view that shows an appointment. A booking or a move changes the free times, too. */
const VIEW_TAGS = ['Appointment', 'AppointmentDetail', 'Dashboard', 'MyDay', 'Availability'] as const;
/** The tags that a change invalidates. After a refusal nothing is changed, but the cached data may be stale. */
const tagsAfterChange = (_result: unknown, error: unknown) =>
	error === undefined || problemIn(error) !== undefined ? VIEW_TAGS : [];

const appointmentsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAppointments: build.query<ResponseOf<typeof ListAppointments>, Partial<AppointmentsArgs>>({
			query: (query) => requestFor(listRoute, { query }),
			providesTags: ['Appointment'],
		}),
		exportAppointments: build.mutation<ResponseOf<typeof ExportAppointments>, ExportArgs>({
			query: (query) => requestFor(exportAppointments, { query }),
		}),
		getAppointment: build.query<AppointmentDetail, { readonly id: string }>({
			query: (params) => requestFor(getAppointment, { params }),
			providesTags: ['AppointmentDetail'],
		}),
		cancelAppointment: build.mutation<AppointmentDetail, ChangeCall<typeof CancelAppointment>>({
			query: ({ id, body }) => requestFor(cancelAppointment, { params: { id }, body }),
			onQueryStarted: cacheDetail,
			invalidatesTags: tagsAfterChange,
		}),
		moveAppointment: build.mutation<AppointmentDetail, ChangeCall<typeof MoveAppointment> & Idempotent>({
			query: ({ id, body, idempotencyKey }) =>
				requestFor(moveAppointment, { params: { id }, body, headers: { 'Idempotency-Key': idempotencyKey } }),
			onQueryStarted: cacheDetail,
			invalidatesTags: tagsAfterChange,
		}),
		changeStaffNote: build.mutation<AppointmentDetail, ChangeCall<typeof ChangeStaffNote>>({
			query: ({ id, body }) => requestFor(changeStaffNote, { params: { id }, body }),
			transformResponse: (saved: AppointmentDetail, _meta, { body }) => ({ ...saved, ...typedNote(saved, body) }),
			onQueryStarted: cacheNoted,
			// No tag is invalidated: a refetch would hide the notes that an owner opened, and nothing else of the visit
			// changes.
			invalidatesTags: (data, error) => (data?.notesAccess === 'with_reason' ? [] : tagsAfterChange(data, error)),
		}),
		/** Every opening is recorded in the audit, so the notes are never opened again automatically. */
		openNotes: build.mutation<AppointmentDetail, ChangeCall<typeof OpenNotes>>({
			query: ({ id, body }) => requestFor(openNotes, { params: { id }, body }),
			onQueryStarted: cacheDetail,
		}),
		resendAppointmentMail: build.mutation<
			ResponseOf<typeof ResendAppointmentMail>,
			ChangeCall<typeof ResendAppointmentMail>
		>({
			query: ({ id, body }) => requestFor(resendAppointmentMail, { params: { id }, body }),
			invalidatesTags: ['AppointmentDetail'],
		}),
		recordOutcome: build.mutation<ResponseOf<typeof RecordOutcome>, RecordCall>({
			query: ({ appointment: { id, version }, outcome, reason }) =>
				requestFor(recordOutcome, {
					params: { id },
					body: { status: outcome, ...(reason === undefined ? {} : { version, reason }) },
				}),
			// The row is patched in place, because a refetch would drop a row that the filter no longer matches.
			invalidatesTags: (_result, error, { outcome }) => [
				'AppointmentDetail',
				...(refusalIn(error) === 'not_found' || outcome === 'confirmed'
					? (['Appointment', 'Dashboard', 'MyDay'] as const)
					: []),
			],
			onQueryStarted: (call, { queryFulfilled, ...store }) => showOutcome(call, queryFulfilled, store),
		}),
	}),
});

const progressApi = baseApi.enhanceEndpoints({ addTagTypes: ['Client', 'ToBeMoved'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		noteProgress: build.mutation<ResponseOf<typeof NoteProgress>, ProgressCall>({
			query: ({ appointment: { id, version, progressVersion }, progress }) =>
				requestFor(noteProgress, { params: { id }, body: { progress, version, progressVersion } }),
			// A refusal means that the row is stale, so it is fetched again.
			invalidatesTags: (_result, error) =>
				error === undefined ? ['AppointmentDetail'] : tagsAfterChange(_result, error),
			async onQueryStarted({ appointment }, { queryFulfilled, ...store }): Promise<void> {
				const answer = await queryFulfilled.catch(() => undefined);
				if (answer) patchAppointment(appointment, () => answer.data.appointment, store);
			},
		}),
		notePhoneCall: build.mutation<ResponseOf<typeof NotePhoneCall>, PhoneCallCall>({
			query: ({ appointment: { id, version, phonedVersion }, what, said }) =>
				requestFor(notePhoneCall, {
					params: { id },
					body: { what, version, phonedVersion, ...(said === undefined ? {} : { said }) },
				}),
			// The rows are patched in place, so that staff can undo a wrong note there.
			invalidatesTags: (_result, error) =>
				error === undefined ? ['AppointmentDetail', 'Client', 'ToBeMoved'] : tagsAfterChange(_result, error),
			async onQueryStarted({ appointment }, { queryFulfilled, ...store }): Promise<void> {
				const answer = await queryFulfilled.catch(() => undefined);
				if (answer) patchAppointment(appointment, () => answer.data.appointment, store);
			},
		}),
	}),
});

/** Patches an outcome optimistically. After a refusal, patches the current one. */
async function showOutcome(
	{ appointment, outcome }: RecordCall,
	answer: PromiseLike<{ readonly data: ResponseOf<typeof RecordOutcome> }>,
	store: Store,
): Promise<void> {
	const { status, version } = appointment;
	const shown = { ...appointment, status: outcome };
	patchAppointment(appointment, (row) => ({ ...row, status: outcome }), store);
	const change = (patch: (row: Row) => Row): void => patchAppointment(shown, patch, store);
	await answer.then(
		({ data }) => change(() => data.appointment),
		({ error }: { readonly error: unknown }) => {
			// A row that was fetched again meanwhile is not rolled back.
			const takenBack = (row: Row): Row => (row.version === version ? { ...row, status } : row);
			const current = problemIn(error)?.current;
			change(
				current && isAppointmentStatus(current.status)
					? withState({ status: current.status, version: current.version })
					: takenBack,
			);
		},
	);
}

/** Writes the response of a change into the cache, so that all parts of the page show the same version. */
async function cacheDetail(
	{ id }: { readonly id: string },
	call: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<{ readonly data: AppointmentDetail }> },
): Promise<void> {
	// The form shows the refusal.
	const answer = await call.queryFulfilled.catch(() => undefined);
	if (answer) await call.dispatch(appointmentsApi.util.upsertQueryData('getAppointment', { id }, answer.data));
}

/**
 * Puts the typed note into the cache, because the response omits a note that an owner saved for a colleague's visit.
 */
function typedNote(
	{ notesAccess }: AppointmentDetail,
	{ note }: BodyOf<typeof ChangeStaffNote>,
): Pick<AppointmentDetail, 'staffNote'> {
	const typed = note.trim();
	return notesAccess === 'with_reason' && typed !== '' ? { staffNote: typed } : {};
}

/**
 * Preserves the notes that an owner opened with a reason: the response omits them, and the client's text is
 * unchanged.
 */
async function cacheNoted(
	{ id }: ChangeCall<typeof ChangeStaffNote>,
	call: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<{ readonly data: AppointmentDetail }> },
): Promise<void> {
	const answer = await call.queryFulfilled.catch(() => undefined);
	if (!answer) return;
	const saved = answer.data;
	const keepOpen = ({ notes, notesAccess }: AppointmentDetail): AppointmentDetail =>
		saved.notesAccess === 'with_reason' && notesAccess === 'open'
			? { ...saved, ...(notes === undefined ? {} : { notes }), notesAccess }
			: saved;
	call.dispatch(appointmentsApi.util.updateQueryData('getAppointment', { id }, keepOpen));
}

const withState =
	(state: Pick<Row, 'status' | 'version'>) =>
	(row: Row): Row => ({ ...row, ...state });

/**
 * Patches an appointment in every cached list, on the dashboard and on the psychologist's day. `seen` is its state
 * there.
 */
function patchAppointment(seen: Row, patch: (row: Row) => Row, store: Store): void {
	const { id } = seen;
	patchPages(appointmentList, (list) => patchedList(list, id, patch), store);
	store.dispatch(patchDashboard((board) => patchedDashboard(board, { seen, patch, now: serverNow() })));
	store.dispatch(patchMyDay((day) => ({ ...day, visits: patchedVisits(day.visits, id, patch) })));
}

const patchedVisits = (visits: MyDay['visits'], id: string, patch: (row: Row) => Row): MyDay['visits'] =>
	visits.map((one) => (one.visit.id === id ? { ...one, visit: patch(one.visit) } : one));

const appointmentList: LoadedList<Partial<AppointmentsArgs>, AdminAppointmentList> = {
	endpointName: 'listAppointments',
	loaded: (state) => appointmentsApi.util.selectInvalidatedBy(state, ['Appointment']),
	update: (dispatch, args, recipe) => {
		dispatch(appointmentsApi.util.updateQueryData('listAppointments', args, recipe));
	},
};

export const {
	useCancelAppointmentMutation,
	useChangeStaffNoteMutation,
	useExportAppointmentsMutation,
	useGetAppointmentQuery,
	useListAppointmentsQuery,
	useMoveAppointmentMutation,
	useOpenNotesMutation,
	useRecordOutcomeMutation,
	useResendAppointmentMailMutation,
} = appointmentsApi;
export const { useNotePhoneCallMutation, useNoteProgressMutation } = progressApi;
