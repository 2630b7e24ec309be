import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { hasSealedText } from '@tulia/contracts/appointment/written-texts';
import type { AuditAction } from '../../platform/audit-entry.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { placeInSeries } from './place-in-series.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';
import { type ReadSeriesDeps, readSeries } from './read-series.usecase.ts';
import { shownTo } from './staff-scope.ts';
import { ticketOf } from './ticket.ts';

export interface GetAppointmentDeps extends ReadDetailDeps {
	/** Audits that a member of staff read notes of this appointment. */
	readonly noteReading: (reading: {
		readonly actor: string;
		readonly action: NotesRead;
		readonly appointmentId: string;
		/** Undefined where the client was erased. */
		readonly clientId: string | undefined;
		readonly at: Date;
	}) => Promise<void>;
	readonly now: () => Date;
}

type GetInput = RequestFor<'getAppointment', 'params' | 'caller', 'userId' | 'roles' | 'psychologistId'>;

/** The basis of access: the visit's own psychologist, or an owner with a reason. */
type NotesRead = Extract<AuditAction, 'appointment_notes_read' | `appointment_notes_opened_${string}`>;

/**
 * One appointment for staff, with its history and mails, and its notes where the caller may read them. The reading is
 * audited before the notes are returned (promise W16).
 */
export const getAppointment =
	(deps: GetAppointmentDeps) =>
	async ({ params, caller }: GetInput): Promise<ResultFor<'getAppointment'>> => {
		const found = await readDetail(deps)(params.id);
		if (!found.ok) return found;
		const shown = shownTo(caller, found.value);
		if (hasNotes(shown)) await noteReading(deps, { found: shown, caller }, 'appointment_notes_read');
		return ok(shown);
	};

const hasNotes = (detail: AppointmentDetail): boolean => detail.staffNote !== undefined || hasSealedText(detail);

const noteReading = (
	deps: GetAppointmentDeps,
	{ found, caller }: { readonly found: AppointmentDetail } & RequestFor<'openNotes', 'caller', 'userId'>,
	action: NotesRead,
): Promise<void> =>
	deps.noteReading({
		...{ actor: caller.userId, action, appointmentId: found.id, clientId: found.userId, at: deps.now() },
	});

/** One appointment with another psychologist's notes, for an owner with a reason, which is audited (decision 083). */
export const openNotes =
	(deps: GetAppointmentDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'openNotes', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'openNotes'>> => {
		const found = await readDetail(deps)(params.id);
		if (!found.ok) return found;
		if (hasNotes(found.value))
			await noteReading(deps, { found: found.value, caller }, `appointment_notes_opened_${body.reason}`);
		return found;
	};

interface GetMyAppointmentDeps extends ReadSeriesDeps {
	readonly appointments: Pick<AppointmentStore, 'findByTicket' | 'findAll'>;
	readonly clients: Pick<ClientStore, 'read'>;
}

/** One ticket of the caller. A ticket number is never a credential: another client's ticket is not found. */
export const getMyAppointment =
	(deps: GetMyAppointmentDeps) =>
	async ({
		params,
		caller,
	}: RequestFor<'getMyAppointment', 'params' | 'caller', 'userId'>): Promise<ResultFor<'getMyAppointment'>> => {
		const [client, appointment] = await Promise.all([
			deps.clients.read(caller.userId),
			deps.appointments.findByTicket(params.ticketNumber),
		]);
		if (!client || appointment?.userId !== caller.userId) return refuse('not_found');
		const series = await readSeries(deps, appointment);
		const place = series.ok ? placeInSeries(appointment, series.value.visits) : {};
		return ok({ ...ticketOf(appointment, client.name), ...place });
	};

interface ListMyAppointmentsDeps {
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly clients: Pick<ClientStore, 'read'>;
}

export const listMyAppointments =
	({ appointments, clients }: ListMyAppointmentsDeps) =>
	async ({
		caller,
	}: RequestFor<'listMyAppointments', 'caller', 'userId'>): Promise<ResultFor<'listMyAppointments'>> => {
		const [client, held] = await Promise.all([clients.read(caller.userId), appointments.listOf(caller.userId)]);
		return ok({
			data: held.map((appointment) => ({
				...ticketOf(appointment, client?.name ?? ''),
				...placeInSeries(appointment, held),
			})),
		});
	};
