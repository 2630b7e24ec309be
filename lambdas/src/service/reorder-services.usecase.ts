import type { reorderServices as endpoint } from '@tulia/contracts/service/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { inNewPlaces } from '../platform/in-new-places.ts';
import { ok } from '../platform/result.ts';
import { untilUndisturbed } from '../platform/until-undisturbed.ts';
import type { ServiceStore } from './service-store.ts';

interface ReorderServicesDeps {
	readonly services: Pick<ServiceStore, 'listAll' | 'reorder'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type ReorderInput = Pick<Input<typeof endpoint>, 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Gives services other places, all of them or none: visitors never see half a move. */
export const reorderServices =
	({ services, now, newId }: ReorderServicesDeps) =>
	async ({ body, caller }: ReorderInput): Promise<HandlerResult<'reorderServices'>> =>
		untilUndisturbed<HandlerResult<'reorderServices'>>(async () => {
			const moved = inNewPlaces(await services.listAll(), body.places);
			if (!moved.ok) return moved;
			const at = now();
			const isWritten = await services.reorder(moved.value, { actor: caller.userId, at, auditId: newId(at) });
			return isWritten ? ok({ data: [...(await services.listAll())] }) : undefined;
		});
