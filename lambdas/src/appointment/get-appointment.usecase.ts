import type { getAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { Result } from '../platform/result.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';

interface Input {
	readonly params: ParamsOf<typeof endpoint>;
}

/** One appointment for staff, with its notes, its history and its mails. */
export const getAppointment =
	(deps: ReadDetailDeps) =>
	({ params }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> =>
		readDetail(deps)(params.id);
