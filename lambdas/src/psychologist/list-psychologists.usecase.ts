import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { ScheduledPsychologist } from './psychologist.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';
import { cardOf, detailOf } from './public-psychologist.ts';

interface ListPsychologistsDeps {
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
}

/** The psychologists that can be chosen by name, without their hours, breaks and time off, which are internal. */
export const listPsychologists =
	({ psychologists }: ListPsychologistsDeps) =>
	async (): Promise<ResultFor<'listPsychologists'>> =>
		ok({ data: (await psychologists.list()).map(({ psychologist }) => cardOf(psychologist)) });

/** One psychologist in full. The list is one Query and is read whole: a centre has few psychologists. */
export const getPsychologist =
	({ psychologists }: ListPsychologistsDeps) =>
	async ({ params }: RequestFor<'getPsychologist', 'params'>): Promise<ResultFor<'getPsychologist'>> => {
		const found = (await psychologists.list()).find(({ psychologist }) => psychologist.id === params.id);
		return found ? ok(detailOf(found.psychologist)) : refuse('not_found');
	};

/** All psychologists, inactive ones included, with everything start times are computed from. */
export const listAllPsychologists =
	({ staff }: { readonly staff: Pick<StaffPsychologistStore, 'listStaff'> }) =>
	async (): Promise<ResultFor<'listAllPsychologists'>> =>
		ok({ data: [...(await staff.listStaff())] });
