import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { isClientOf } from '../../appointment/desk/seen-by-staff.usecase.ts';
import { limitedTo } from '../../appointment/read/staff-scope.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { clientRecord } from '../client-file.ts';
import type { ClientRecordStore } from '../client-record.ts';

interface IdentifyClientDeps {
	readonly records: Pick<ClientRecordStore, 'find' | 'identify'>;
	readonly appointments: Pick<AppointmentStore, 'latestOf'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type IdentifyClientRequest = RequestFor<
	'identifyClient',
	'params' | 'body' | 'caller',
	'userId' | 'roles' | 'psychologistId'
>;

/** Notes that staff saw an ID of the client, or knew the voice. It confirms no address. */
export const identifyClient =
	({ records, appointments, now, newId }: IdentifyClientDeps) =>
	async ({ params: { id }, body: { how }, caller }: IdentifyClientRequest): Promise<ResultFor<'identifyClient'>> => {
		const client = await records.find(id);
		const own = limitedTo(caller);
		if (!client || (own !== undefined && !(await isClientOf(appointments, client.id, own)))) return refuse('not_found');
		const moment = now();
		const at = moment.toISOString();
		const identified = { how, at, by: caller.userId };
		const noted = await records.identify({ id: client.id, identified, auditId: newId(moment), now: moment });
		return noted.ok ? ok(clientRecord({ ...client, identified: { how, at } })) : noted;
	};
