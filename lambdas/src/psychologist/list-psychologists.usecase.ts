import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { listPsychologists as endpoint } from '@tulia/contracts/psychologist/endpoints';
import { ok, type Result } from '../platform/result.ts';
import type { ScheduledPsychologist } from './psychologist.ts';

interface ListPsychologistsDeps {
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
}

/** Who can be chosen by name. Hours, breaks and time off are the centre's own business and are left out. */
export const listPsychologists =
	({ psychologists }: ListPsychologistsDeps) =>
	async (): Promise<Result<ResponseOf<typeof endpoint>, never>> => {
		const scheduled = await psychologists.list();
		return ok({
			data: scheduled.map(({ psychologist: { id, name, serviceIds } }) => ({ id, name, serviceIds: [...serviceIds] })),
		});
	};
