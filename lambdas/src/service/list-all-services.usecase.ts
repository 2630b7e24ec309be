import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { ServiceStore } from './service-store.ts';

/** Every service with what staff edit, in the centre's order. */
export const listAllServices =
	({ services }: { readonly services: Pick<ServiceStore, 'listAll'> }) =>
	async (): Promise<HandlerResult<'listAllServices'>> =>
		ok({ data: [...(await services.listAll())] });
