import type { deleteClosure as endpoint } from '@tulia/contracts/closure/endpoints';
import type { ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { CreateClosureDeps } from './create-closure.usecase.ts';

type DeleteClosureDeps = Pick<CreateClosureDeps, 'calendar' | 'now' | 'newId'>;
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

/** Takes an entry of the calendar away: the day is what the week and the public holidays make of it. */
export const deleteClosure =
	({ calendar, now, newId }: DeleteClosureDeps) =>
	async ({ params, caller }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const at = now();
		const removed = await calendar.remove(params, { id: newId(at), actor: caller.userId, at });
		return removed ? ok(null) : refuse('not_found');
	};
