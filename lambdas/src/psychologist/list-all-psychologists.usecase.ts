import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';

/** Everybody with everything start times are computed from, also who is not active now. */
export const listAllPsychologists =
	({ staff }: { readonly staff: Pick<StaffPsychologistStore, 'listStaff'> }) =>
	async (): Promise<HandlerResult<'listAllPsychologists'>> =>
		ok({ data: [...(await staff.listStaff())] });
