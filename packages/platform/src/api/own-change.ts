/** Longer than the edge keeps free times (`edgeCacheSeconds` of the contract), milliseconds. */
const REMEMBERED_MS = 10_000;

let changedAt: number | undefined;

/** Notes that this browser has just changed, or tried to change, what free times are computed from. `now` in epoch milliseconds. */
export function noteOwnChange(now: number): void {
	changedAt = now;
}

/**
 * What a request for free times says besides its question: for some seconds after an own change, its moment, so that the edge does not answer
 * with what was so before. Nothing otherwise.
 */
export const sinceOwnChange = (now = Date.now()): { readonly after?: string } =>
	changedAt !== undefined && now - changedAt < REMEMBERED_MS ? { after: String(changedAt) } : {};
