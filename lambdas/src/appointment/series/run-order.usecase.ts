import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { KeptOutcome, NewOrder, OrderedVisit, SeriesOrder, SeriesStore } from '../series.ts';

export interface RunOrderDeps {
	readonly series: SeriesStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** The result of one visit; undefined when the outcome is unknown. */
export type TryVisit = (visit: OrderedVisit) => Promise<KeptOutcome | undefined>;

/** No other visit is begun after this time: the function has ten seconds. A repeat of the request continues. */
const BUDGET_MS = 5000;
const AGAIN = 'This is not finished yet. Please try again: nothing is done twice.';

export async function beginOrder(
	{ series }: RunOrderDeps,
	newOrder: NewOrder,
): Promise<Result<SeriesOrder, 'idempotency_key_reused' | 'not_found' | 'unavailable'>> {
	const begun = await series.begin(newOrder);
	if (begun === 'full')
		return refuse('not_found', { detail: 'This series takes no more visits. Please begin a new one.' });
	if (begun === 'begun') return ok(newOrder.order);
	const order = await series.findOrder(newOrder.order.id);
	return order ? sameRequest(order, newOrder.order.request) : refuse('unavailable', { retryAfterSeconds: 1 });
}

export const sameRequest = (order: SeriesOrder, request: string): Result<SeriesOrder, 'idempotency_key_reused'> =>
	order.request === request ? ok(order) : refuse('idempotency_key_reused');

/**
 * Executes an order visit by visit, each in its own transaction; idempotent after a crash. Once all were tried, the
 * outcomes are stored and the notice is sent.
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
	await series.settle(order, outcomes, { now: now(), newJobId: newId(now()) });
	return ok(outcomes);
}
