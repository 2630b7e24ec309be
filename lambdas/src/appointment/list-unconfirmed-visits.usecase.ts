import type { UnconfirmedVisits } from '@tulia/contracts/appointment/unconfirmed-schemas';
import { ok } from '../platform/result.ts';
import { adminAppointment } from './admin-appointment.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore, Person } from './client.ts';
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
export async function heldByUnconfirmed(deps: UnconfirmedVisitsDeps): Promise<readonly HeldVisit[]> {
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

/** Those visits by network, the one that holds most first, each in the order they were booked. */
export const listUnconfirmedVisits =
	(deps: UnconfirmedVisitsDeps) => async (): Promise<{ readonly ok: true; readonly value: UnconfirmedVisits }> => {
		const held = await heldByUnconfirmed(deps);
		const networks = [...new Set(held.map(({ network }) => network))].map((network) => ({
			network,
			visits: held
				.filter((one) => one.network === network)
				.map(({ appointment, person }) => adminAppointment(appointment, person)),
		}));
		return ok({ networks: networks.sort((a, b) => b.visits.length - a.visits.length) });
	};
