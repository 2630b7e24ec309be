import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StartedCloud } from 'local-cloud/content';
import { NOTED_EVERY } from './last-run.ts';

const file = fileURLToPath(new URL('../../lambdas/demo/history/working-moment.ts', import.meta.url));

type WorkingMoment = (now: Date) => Date;

const isWorkingMoment = (value: unknown): value is WorkingMoment => typeof value === 'function';

/**
 * Moves the clock into the opening hours of the demo's centre, so that the demo can be tried at night and on a Sunday.
 * `workingMoment` of the history chooses the time, because the history ends then. The clock never goes back before
 * `until` (ISO UTC), because data written by then would be in the future.
 */
export async function startAtWork(clock: StartedCloud['clock'], until?: string): Promise<void> {
	const { workingMoment } = await import(pathToFileURL(file).href);
	if (!isWorkingMoment(workingMoment)) throw new Error(`${file} does not export workingMoment.`);
	clock.reset();
	const real = clock.now();
	const first = workingMoment(real);
	const after = until === undefined ? first : new Date(Date.parse(until) + NOTED_EVERY);
	const moment = after > first ? workingMoment(after) : first;
	if (moment.getTime() !== real.getTime()) clock.moveTo(moment);
}
