import type { Service } from '@tulia/contracts/service/schemas';
import type { ResultFor } from '../platform/http/http.ts';
import { ok, type Result } from '../platform/http/result.ts';
import type { ServiceStore } from './service-store.ts';

interface ListServicesDeps {
	readonly services: Pick<ServiceStore, 'list'>;
}

/** The services that clients may choose, in the centre's order. */
export const listServices =
	({ services }: ListServicesDeps) =>
	async (): Promise<Result<{ data: Service[] }, never>> =>
		ok({ data: [...(await services.list())] });

/** All services with what staff edit, in the centre's order. */
export const listAllServices =
	({ services }: { readonly services: Pick<ServiceStore, 'listAll'> }) =>
	async (): Promise<ResultFor<'listAllServices'>> =>
		ok({ data: [...(await services.listAll())] });
