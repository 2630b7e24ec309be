import type { Item } from '../platform/table/stored-item.ts';
import type { SmokeRun } from './smoke-run.ts';

export const SMOKE_RUNS = 'SMOKE#RUNS';

export const smokeRunKey = (id: string) => ({ PK: SMOKE_RUNS, SK: id });

export const smokeRunItem = ({ id, begunAt }: SmokeRun) => ({
	...smokeRunKey(id),
	entity: 'smoke-run',
	begunAt: begunAt.toISOString(),
});

export const smokeRunOf = ({ SK, begunAt, userId }: Item): SmokeRun => ({
	id: SK,
	begunAt: new Date(begunAt),
	...(userId === undefined ? {} : { userId }),
});
