import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { until } from './until.ts';

const MINUTE = 60_000;

/** Longer than a mail or an SMS whose call was cut off rests before it is tried again (promises N3, N12), milliseconds. */
const PAST_QUARANTINE = 20 * MINUTE;

export type Teller = Pick<LocalCloud, 'origin' | 'moveClockTo'>;

/**
 * Waits as `until` does for what mails or SMS bring about. On a busy machine the one call that hands a notice over may be cut off; it then
 * rests for a quarter of an hour, and a reminder until the sweep takes it over: after two minutes the clock of the cloud is moved on.
 */
export async function untilTold<T>(
	{ origin, moveClockTo }: Teller,
	ask: () => Promise<T>,
	isRight: (answer: T) => boolean,
): Promise<T> {
	try {
		return await until(ask, isRight, 2 * MINUTE);
	} catch {
		const { now } = (await (await fetch(`${origin}/__local/api/clock`)).json()) as { readonly now: string };
		await moveClockTo(new Date(Date.parse(now) + PAST_QUARANTINE).toISOString());
		return until(ask, isRight);
	}
}
