import type { listAffected as endpoint } from '@tulia/contracts/closure/endpoints';
import type { QueryOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { adminAppointment } from '../appointment/admin-appointment.ts';
import type { ClientStore } from '../appointment/client.ts';
import { isDay } from '../availability/centre-time.ts';
import { ok, type Result } from '../platform/result.ts';
import { type AffectedDeps, affectedOn } from './affected.usecase.ts';

interface ListAffectedDeps extends AffectedDeps {
	readonly clients: Pick<ClientStore, 'people'>;
}
interface Input {
	readonly query: QueryOf<typeof endpoint>;
}

/** Whom a closure of this day would send home: staff look at them before they close it. A day that does not exist has nobody. */
export const listAffected =
	(deps: ListAffectedDeps) =>
	async ({ query: { date } }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const affected = isDay(date) ? await affectedOn(deps, date) : [];
		const people = await deps.clients.people(affected.map(({ userId }) => userId));
		return ok({ data: affected.map((one) => adminAppointment(one, people.get(one.userId))) });
	};
