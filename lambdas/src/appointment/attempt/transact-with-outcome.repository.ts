import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isOutage } from '../../platform/http/outage.ts';
import type { RoleAction } from '../../platform/table/transaction.actions.ts';
import { cancellationReasons } from '../../platform/table/transaction.ts';
import { type TransactionCancellation, whyCancelled } from './why-cancelled.ts';

/** How often an attempt is sent while responses are lost. The SDK itself tries three times each time. */
const SENDS = 2;

/** `committed` of a dry run: every condition except the one that always fails was met, and nothing was written. */
type TransactionOutcome = { readonly kind: 'committed' } | Exclude<TransactionCancellation, { kind: 'fault' }>;

/**
 * Sends a transaction until the table answers. Undefined when every response was lost, perhaps after the commit: the
 * token makes the commit happen at most once, and the caller must read the state.
 */
export type TransactWithOutcome = (
	actions: readonly RoleAction[],
	token: string,
	signal: AbortSignal,
) => Promise<TransactionOutcome | undefined>;

export const transactWithOutcome = (db: DynamoDBDocumentClient): TransactWithOutcome => {
	const send = async (
		actions: readonly RoleAction[],
		token: string,
		abortSignal: AbortSignal,
	): Promise<TransactionOutcome | undefined> => {
		const TransactItems = actions.map(({ action }) => action);
		try {
			await db.send(new TransactWriteCommand({ ClientRequestToken: token, TransactItems }), { abortSignal });
			return { kind: 'committed' };
		} catch (error) {
			const cancellation = cancellationOf(error, actions);
			if (cancellation && cancellation.kind !== 'fault') return cancellation;
			if (cancellation || !isOutage(error)) throw error;
			return undefined;
		}
	};
	return async (actions, token, signal) => {
		let outcome: TransactionOutcome | undefined;
		for (let time = 0; time < SENDS && !outcome && !signal.aborted; time += 1)
			outcome = await send(actions, token, signal);
		return outcome;
	};
};

function cancellationOf(
	error: unknown,
	actions: readonly RoleAction[],
): { readonly kind: 'committed' } | TransactionCancellation | undefined {
	const reasons = cancellationReasons(error);
	if (!reasons) return undefined;
	const results = actions.map(({ role }, index) => {
		const { Code = 'None', Item } = reasons[index] ?? {};
		return { role, code: Code, found: Item && unmarshall(Item) };
	});
	const others = results.filter(({ role }) => role !== 'dry-run');
	const wouldCommit = others.length < results.length && others.every(({ code }) => code === 'None');
	return wouldCommit ? { kind: 'committed' } : whyCancelled(others);
}
