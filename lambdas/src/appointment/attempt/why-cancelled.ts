import type { ActionRole } from '../../platform/table/action-role.ts';

export interface ActionResult {
	readonly role: ActionRole;
	/** `None` for an action that did not fail. */
	readonly code: string;
	/** The conflicting item, when the action requested it. */
	readonly found?: Readonly<Record<string, unknown>> | undefined;
}

/** Decided on stale data: read and decide again. */
const STALE = ['target', 'own-cell', 'bookings', 'place', 'schedule', 'ticket', 'account', 'consent', 'held'] as const;
type StaleRole = (typeof STALE)[number];

export type TransactionCancellation =
	| { readonly kind: 'answered'; readonly found: Readonly<Record<string, unknown>> }
	| { readonly kind: 'session_ended' }
	| { readonly kind: 'cell_taken' }
	| { readonly kind: 'stale'; readonly what: StaleRole }
	| { readonly kind: 'conflict' }
	/** A bug of ours, not a race: an invalid request, or an id used twice. */
	| { readonly kind: 'fault' };

/**
 * Why a transaction on appointments was cancelled (promise P11). Of several reasons the first in this order counts: a
 * response already stored, who may do it, stale data, who was faster. A refused condition outweighs a conflict, which a
 * retry may solve.
 */
export function whyCancelled(results: readonly ActionResult[]): TransactionCancellation {
	if (results.some(({ code }) => code === 'ValidationError')) return { kind: 'fault' };
	const refused = results.filter(({ code }) => code === 'ConditionalCheckFailed');
	const refusedAs = (role: ActionRole) => refused.find((result) => result.role === role);
	const answer = refusedAs('answer');
	if (answer) return { kind: 'answered', found: answer.found ?? {} };
	if (refusedAs('session')) return { kind: 'session_ended' };
	if (refusedAs('target')) return { kind: 'stale', what: 'target' };
	if (refusedAs('cell')) return { kind: 'cell_taken' };
	for (const what of STALE) if (refusedAs(what)) return { kind: 'stale', what };
	return refused.length > 0 ? { kind: 'fault' } : { kind: 'conflict' };
}
