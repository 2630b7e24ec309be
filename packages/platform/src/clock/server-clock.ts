/** Milliseconds; a smaller difference is latency and the whole seconds of the header, so the device's clock is used. */
const TOLERANCE = 30_000;

/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * Reads the server's time from the `Date` of an answer. Ignores cacheable answers (without `no-store`), whose date may
 * be old.
 *
 * @param sentAt When the call was sent by the device's clock, milliseconds since the epoch.
 * @param answeredAt When the answer arrived, by the same clock.
 */
export function syncServerClock(headers: Headers, sentAt: number, answeredAt: number): void {
	if (!headers.get('cache-control')?.includes('no-store') || headers.has('age')) return;
	const server = Date.parse(headers.get('date') ?? '');
	if (Number.isNaN(server)) return;
	const measured = server - (sentAt + answeredAt) / 2;
	const next = Math.abs(measured) <= TOLERANCE + (answeredAt - sentAt) / 2 ? 0 : measured;
	if (Math.abs(next - ahead) <= TOLERANCE && next !== 0) return;
	if (next === ahead) return;
	ahead = next;
	for (const listener of listeners) listener();
}

/** The current time by the server's clock; by the device's before the first answer. */
export const serverNow = (): Date => new Date(Date.now() + ahead);

/** How far the server's clock is ahead of the device's, in milliseconds; 0 while they agree within half a minute. */
export const serverClockOffset = (): number => ahead;

/** Calls `listener` when the difference of the clocks changes. Returns the unsubscribe function. */
export function onServerClockChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
