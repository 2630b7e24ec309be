import type { Service } from '@tulia/contracts/service/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { ServiceStore } from './service-store.ts';

interface ListServicesDeps {
	readonly services: Pick<ServiceStore, 'list'>;
}

/** Every service a client may choose, in the centre's order. */
export const listServices =
	({ services }: ListServicesDeps) =>
	async (): Promise<Result<{ data: Service[] }, never>> =>
		ok({ data: [...(await services.list())] });
