import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { until } from '../until.ts';

const MINUTE = 60_000;

/** After which the clock of the cloud is moved on, milliseconds. */
const PATIENCE = 2 * MINUTE;

/** By how much: longer than a mail or an SMS whose call was cut off rests before it is tried again (promises N3, N12), milliseconds. */
const PAST_QUARANTINE = 20 * MINUTE;

export type Teller = Pick<LocalCloud, 'origin' | 'moveClockTo'>;

async function moveOn({ origin, moveClockTo }: Teller): Promise<void> {
	const { now } = (await (await fetch(`${origin}/__local/api/clock`)).json()) as { readonly now: string };
	console.warn('A notice has not come for two minutes: the clock is moved past its quarantine.');
	await moveClockTo(new Date(Date.parse(now) + PAST_QUARANTINE).toISOString());
}

/**
 * Waits as `until` does for what mails or SMS bring about. On a busy machine the one call that hands a notice over may be cut off; it then
 * rests for a quarter of an hour, and a reminder until the sweep takes it over: the clock of the cloud is moved on, once.
 */
export function untilTold<T>(cloud: Teller, ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
	const started = performance.now();
	let isMoved = false;
	const askOrMove = async (): Promise<T> => {
		if (!isMoved && performance.now() - started > PATIENCE) {
			isMoved = true;
			await moveOn(cloud);
		}
		return ask();
	};
	return until(askOrMove, isRight, 3 * PATIENCE);
}
