import type { ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { ScheduledPsychologist } from './psychologist.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';

interface ListPsychologistsDeps {
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
}

/** Who can be chosen by name. Hours, breaks and time off are the centre's own business and are left out. */
export const listPsychologists =
	({ psychologists }: ListPsychologistsDeps) =>
	async (): Promise<ResultFor<'listPsychologists'>> => {
		const scheduled = await psychologists.list();
		return ok({
			data: scheduled.map(({ psychologist: { id, name, serviceIds } }) => ({ id, name, serviceIds: [...serviceIds] })),
		});
	};

/** Everybody with everything start times are computed from, also who is not active now. */
export const listAllPsychologists =
	({ staff }: { readonly staff: Pick<StaffPsychologistStore, 'listStaff'> }) =>
	async (): Promise<ResultFor<'listAllPsychologists'>> =>
		ok({ data: [...(await staff.listStaff())] });
