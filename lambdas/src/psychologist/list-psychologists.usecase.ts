import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { ScheduledPsychologist } from './psychologist.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';
import { cardOf, detailOf } from './public-psychologist.ts';

interface ListPsychologistsDeps {
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
}

/** Who can be chosen by name. Hours, breaks and time off are the centre's own business and are left out. */
export const listPsychologists =
	({ psychologists }: ListPsychologistsDeps) =>
	async (): Promise<ResultFor<'listPsychologists'>> =>
		ok({ data: (await psychologists.list()).map(({ psychologist }) => cardOf(psychologist)) });

/** One of them in full. The list is one Query and is read whole: a centre has few psychologists. */
export const getPsychologist =
	({ psychologists }: ListPsychologistsDeps) =>
	async ({ params }: RequestFor<'getPsychologist', 'params'>): Promise<ResultFor<'getPsychologist'>> => {
		const found = (await psychologists.list()).find(({ psychologist }) => psychologist.id === params.id);
		return found ? ok(detailOf(found.psychologist)) : refuse('not_found');
	};

/** Everybody with everything start times are computed from, also who is not active now. */
export const listAllPsychologists =
	({ staff }: { readonly staff: Pick<StaffPsychologistStore, 'listStaff'> }) =>
	async (): Promise<ResultFor<'listAllPsychologists'>> =>
		ok({ data: [...(await staff.listStaff())] });
