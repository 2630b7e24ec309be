import type { UnconfirmedVisits } from '@tulia/contracts/appointment/unconfirmed-schemas';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { CancelAppointment } from '../cancel/cancel-appointment.usecase.ts';
import type { ClientStore, Person } from '../client.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import type { UnconfirmedVisitStore } from './unconfirmed-visits.ts';

export interface UnconfirmedVisitsDeps {
	readonly unconfirmed: Pick<UnconfirmedVisitStore, 'all'>;
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly now: () => Date;
}

interface HeldVisit {
	readonly network: string;
	readonly appointment: Appointment;
	readonly person: Person;
}

/** The visits that are still confirmed and to come, and whose client still has not confirmed the address. */
async function heldByUnconfirmed(deps: UnconfirmedVisitsDeps): Promise<readonly HeldVisit[]> {
	const now = deps.now();
	const places = await deps.unconfirmed.all();
	const found = await deps.appointments.findAll(places.map(({ appointmentId }) => appointmentId));
	const toCome = new Map(
		found
			.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) > now)
			.map((one) => [one.id, one] as const),
	);
	const people = await deps.clients.people([...toCome.values()].map(({ userId }) => userId));
	return places.flatMap(({ appointmentId, network }): readonly HeldVisit[] => {
		const appointment = toCome.get(appointmentId);
		const person = appointment && people.get(appointment.userId);
		return appointment && person && !person.emailVerified ? [{ network, appointment, person }] : [];
	});
}

/** The unconfirmed visits grouped by network, the largest group first, each in the order of booking. */
export const listUnconfirmedVisits =
	(deps: UnconfirmedVisitsDeps) => async (): Promise<{ readonly ok: true; readonly value: UnconfirmedVisits }> => {
		const heldVisits = await heldByUnconfirmed(deps);
		const networks = [...new Set(heldVisits.map(({ network }) => network))].map((network) => ({
			network,
			visits: heldVisits
				.filter((one) => one.network === network)
				.map(({ appointment, person }) => adminAppointment(appointment, person)),
		}));
		return ok({ networks: networks.sort((a, b) => b.visits.length - a.visits.length) });
	};

export interface ReleaseVisitsDeps extends UnconfirmedVisitsDeps {
	readonly cancel: CancelAppointment;
	readonly recordAudit: (entry: AuditEntry) => Promise<void>;
	readonly newId: (now: Date) => string;
}

/** Cancellations in parallel: each waits for its own transaction, and thirty in sequence would take seconds. */
const AT_ONCE = 5;

/**
 * Cancels the visits of one network's accounts with unconfirmed addresses. Each is cancelled as staff cancel any visit,
 * in its own transaction with its audit entry and mail, so that a repeat after a crash cancels the rest.
 */
export const releaseUnconfirmedVisits =
	(deps: ReleaseVisitsDeps) =>
	async ({
		body: { network },
		caller: { userId: actor },
	}: RequestFor<'releaseUnconfirmedVisits', 'body' | 'caller'>): Promise<ResultFor<'releaseUnconfirmedVisits'>> => {
		const ids = (await heldByUnconfirmed(deps)).flatMap((one) => (one.network === network ? [one.appointment.id] : []));
		if (ids.length === 0) return ok({ released: 0 });
		const at = deps.now();
		await deps.recordAudit({ id: deps.newId(at), actor, action: 'visits_released', object: network, at });
		const waiting = ids.values();
		let released = 0;
		const worker = async (): Promise<void> => {
			for (const appointmentId of waiting) {
				const answer = await deps.cancel({ appointmentId, by: 'staff', actor });
				if (answer.ok) released += 1;
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, worker));
		return released === ids.length ? ok({ released }) : refuse('unavailable', { retryAfterSeconds: 2 });
	};
