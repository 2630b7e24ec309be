import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { KeptOutcome, NewOrder, OrderedVisit, SeriesOrder, SeriesStore } from './series.ts';

export interface RunOrderDeps {
	readonly series: SeriesStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** What one visit came to; undefined when the table would not tell. */
export type TryVisit = (visit: OrderedVisit) => Promise<KeptOutcome | undefined>;

/** After so long no other visit is begun: the function has ten seconds. Whoever asks again goes on where this ended. */
const BUDGET_MS = 5000;
const AGAIN = 'This is not finished yet. Please try again: nothing is done twice.';

/** The order that is kept under this id, or the one that is begun now. */
export async function beginOrder(
	{ series }: RunOrderDeps,
	asked: NewOrder,
): Promise<Result<SeriesOrder, 'idempotency_key_reused' | 'not_found' | 'unavailable'>> {
	const begun = await series.begin(asked);
	if (begun === 'full')
		return refuse('not_found', { detail: 'This series takes no more visits. Please begin a new one.' });
	if (begun === 'begun') return ok(asked.order);
	const order = await series.findOrder(asked.order.id);
	return order ? sameRequest(order, asked.order.request) : refuse('unavailable', { retryAfterSeconds: 1 });
}

export const sameRequest = (order: SeriesOrder, request: string): Result<SeriesOrder, 'idempotency_key_reused'> =>
	order.request === request ? ok(order) : refuse('idempotency_key_reused');

/**
 * Does an order, visit by visit, each in a transaction of its own; one that was done before a crash is found done. What became of
 * each is kept once all were tried, and the notice goes out.
 */
export async function runOrder(
	{ series, now, newId }: RunOrderDeps,
	order: SeriesOrder,
	tryVisit: TryVisit,
): Promise<Result<readonly KeptOutcome[], 'unavailable'>> {
	if (order.outcomes) return ok(order.outcomes);
	const until = now().getTime() + BUDGET_MS;
	const outcomes: KeptOutcome[] = [];
	for (const visit of order.visits) {
		if (now().getTime() > until) return refuse('unavailable', { retryAfterSeconds: 1, detail: AGAIN });
		const outcome = await tryVisit(visit);
		if (!outcome) return refuse('unavailable', { retryAfterSeconds: 1, detail: AGAIN });
		outcomes.push(outcome);
	}
	await series.settle(order, outcomes, now(), newId(now()));
	return ok(outcomes);
}
