import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { OpenCipher } from '../../appointment/sealed-text.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { OwnCaller } from '../own-caller.ts';

export interface GetLastNoteDeps {
	readonly appointments: Pick<AppointmentStore, 'find' | 'latestOf'>;
	readonly openCipher: OpenCipher;
	/** Audits that the note of this visit was read. */
	readonly noteReading: (reading: {
		readonly actor: string;
		readonly appointmentId: string;
		readonly clientId: string;
		readonly at: Date;
	}) => Promise<void>;
	readonly now: () => Date;
}

/** Earlier visits of a client that are searched for a note. */
const VISITS_LOOKED_AT = 20;

/**
 * The note of the latest earlier visit of the same client with the same psychologist, the only one who may read it.
 * Reading is audited first: without the entry there is no answer (promise W16).
 */
export const getLastNote =
	({ appointments, openCipher, noteReading, now }: GetLastNoteDeps) =>
	async ({
		params,
		caller: { userId, psychologistId },
	}: RequestFor<'getLastNote', 'params'> & { readonly caller: OwnCaller }): Promise<ResultFor<'getLastNote'>> => {
		const visit = await appointments.find(params.id);
		if (visit === undefined || visit.psychologistId !== psychologistId) return refuse('not_found');
		const latest = await appointments.latestOf(visit.userId, VISITS_LOOKED_AT);
		const noted = latest.find(
			(one) => one.psychologistId === psychologistId && one.startAt < visit.startAt && one.staffNote !== undefined,
		);
		if (noted?.staffNote === undefined) return ok({});
		await noteReading({ actor: userId, appointmentId: noted.id, clientId: noted.userId, at: now() });
		const text = (await openCipher()).decrypt(noted.staffNote, noted.id);
		return ok({ note: { text, visitAt: noted.startAt } });
	};
