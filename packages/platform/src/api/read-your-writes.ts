/** Milliseconds; longer than the edge caches free times (`edgeCacheSeconds` of the contract). */
const REMEMBERED_MS = 10_000;

let changedAt: number | undefined;

/** Records a change, or an attempt, that affects the free times. `now` in epoch milliseconds. */
export function recordOwnWrite(now: number): void {
	changedAt = now;
}

/**
 * Read-your-writes: for some seconds after a change of its own, this tab sends the time of the change with requests for
 * free times, so that the edge does not serve an older cached response.
 */
export const sinceOwnWrite = (now = Date.now()): { readonly after?: string } =>
	changedAt !== undefined && now - changedAt < REMEMBERED_MS ? { after: String(changedAt) } : {};
