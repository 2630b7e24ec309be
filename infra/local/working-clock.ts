import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StartedCloud } from 'local-cloud/content';

const file = fileURLToPath(new URL('../../lambdas/src/seed/history/working-moment.ts', import.meta.url));

type WorkingMoment = (now: Date) => Date;

const isWorkingMoment = (value: unknown): value is WorkingMoment => typeof value === 'function';

/**
 * Moves the clock to a moment at which the demo's centre is at work (decision 034), so that a day can be tried at night and on a
 * Sunday. The rule lies beside the history that ends at that moment.
 */
export async function startAtWork(clock: StartedCloud['clock']): Promise<void> {
	const { workingMoment } = await import(pathToFileURL(file).href);
	if (!isWorkingMoment(workingMoment)) throw new Error(`${file} does not say when the demo is at work.`);
	clock.reset();
	const real = clock.now();
	const moment = workingMoment(real);
	if (moment.getTime() !== real.getTime()) clock.moveTo(moment);
}
