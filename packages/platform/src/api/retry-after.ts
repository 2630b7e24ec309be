/**
 * Seconds from the header `Retry-After`: a number, or an HTTP date. `undefined` when it is neither.
 *
 * @param now Milliseconds since the epoch.
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
	if (!header) return undefined;
	if (/^\d+$/.test(header)) return Number(header);
	const seconds = Math.ceil((Date.parse(header) - now) / 1000);
	return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words, rounded up: `1 minute`, `7 minutes`, `2 hours`. */
export function waitInWords(seconds: number): string {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
