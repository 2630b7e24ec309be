import type { CancellationReason } from '@aws-sdk/client-dynamodb';

/** Transient reasons: a retry of the same transaction may succeed. */
const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Why a transaction was cancelled, one reason per action in the order of the request (`Code: 'None'` where an action
 * was not to blame). Undefined when the error is anything else.
 */
export function cancellationReasons(error: unknown): readonly CancellationReason[] | undefined {
	if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
	if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return [];
	return error.CancellationReasons;
}

/** Whether a write was refused by its condition: a single write, or the action at `index` (any, without) of a transaction. */
export function isConditionFailure(error: unknown, index?: number): boolean {
	const reasons = cancellationReasons(error);
	if (!reasons) return error instanceof Error && error.name === 'ConditionalCheckFailedException';
	const blamed = index === undefined ? reasons : reasons.slice(index, index + 1);
	return blamed.some(({ Code }) => Code === 'ConditionalCheckFailed');
}

/**
 * Whether a write only conflicted with another one in flight (or was throttled) and may be retried. The SDK does not
 * retry these (promise P12).
 */
export function isTransactionConflict(error: unknown): boolean {
	const reasons = cancellationReasons(error);
	if (!reasons) return error instanceof Error && error.name === 'TransactionConflictException';
	const codes = reasons.map(({ Code }) => Code ?? 'None').filter((code) => code !== 'None');
	return codes.length > 0 && codes.every((code) => TRANSIENT.has(code));
}
