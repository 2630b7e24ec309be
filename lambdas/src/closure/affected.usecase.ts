import type { Appointment } from '../appointment/appointment-item.ts';
import type { DiarySources } from '../availability/diary-sources.ts';

export interface AffectedDeps {
	readonly sources: {
		/** Everybody who ever held sessions here, active or not. */
		readonly psychologists: { listAll(): Promise<readonly { readonly id: string }[]> };
		readonly cells: DiarySources['cells'];
	};
	readonly appointments: { findAll(ids: readonly string[]): Promise<readonly Appointment[]> };
}

/**
 * The confirmed appointments of a day, soonest first. They are found by the cells they hold, which a booking takes in its own
 * transaction: an index would not know of the last second.
 */
export async function affectedOn(
	{ sources, appointments }: AffectedDeps,
	day: string,
): Promise<readonly Appointment[]> {
	const everybody = await sources.psychologists.listAll();
	const cells = await Promise.all(everybody.map(({ id }) => sources.cells.taken(id, day, day)));
	const ids = [...new Set(cells.flat().map(({ appointmentId }) => appointmentId))];
	const held = await appointments.findAll(ids);
	return held
		.filter(({ status }) => status === 'confirmed')
		.sort((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));
}
