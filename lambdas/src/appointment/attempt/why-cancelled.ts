import type { ActionRole } from '../../platform/table/action-role.ts';

/** One action of a cancelled transaction, in plain words. */
export interface ActionResult {
	readonly role: ActionRole;
	/** `None` for an action that was not to blame. */
	readonly code: string;
	/** The item that was in the way, when the action asked for it. */
	readonly found?: Readonly<Record<string, unknown>> | undefined;
}

/** Refused because it was decided on something that changed meanwhile: read again and decide again. */
const STALE = ['target', 'own-cell', 'bookings', 'place', 'schedule', 'ticket', 'account', 'consent', 'held'] as const;
type StaleRole = (typeof STALE)[number];

export type TransactionCancellation =
	| { readonly kind: 'answered'; readonly found: Readonly<Record<string, unknown>> }
	| { readonly kind: 'session_ended' }
	| { readonly kind: 'cell_taken' }
	| { readonly kind: 'stale'; readonly what: StaleRole }
	| { readonly kind: 'conflict' }
	/** Not a race but a fault of ours: the request itself is wrong, or an id was used twice. */
	| { readonly kind: 'fault' };

/**
 * Why a transaction on appointments was cancelled (promise P11). Several reasons can stand at once; what is decided first
 * decides: an answer already given, then who may ask, then whether it is still what was read, then who was faster. A refused
 * condition is a fact and outweighs a conflict, which is only bad luck.
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
