import type { CancellationReason } from '@aws-sdk/client-dynamodb';

/** Transient reasons: a retry of the same transaction may succeed. */
const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Why a transaction was cancelled, one reason per action in the order of the request (`Code: 'None'` for an action that
 * did not fail). Undefined for any other error.
 */
export function cancellationReasons(error: unknown): readonly CancellationReason[] | undefined {
	if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
	if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return [];
	return error.CancellationReasons;
}

/** Whether a condition refused a single write, or the action at `index` of a transaction (without: any). */
export function isConditionFailure(error: unknown, index?: number): boolean {
	const reasons = cancellationReasons(error);
	if (!reasons) return error instanceof Error && error.name === 'ConditionalCheckFailedException';
	const blamed = index === undefined ? reasons : reasons.slice(index, index + 1);
	return blamed.some(({ Code }) => Code === 'ConditionalCheckFailed');
}

/** Whether a write may be retried: it conflicted or was throttled. The SDK does not retry these (promise P12). */
export function isTransactionConflict(error: unknown): boolean {
	const reasons = cancellationReasons(error);
	if (!reasons) return error instanceof Error && error.name === 'TransactionConflictException';
	const codes = reasons.map(({ Code }) => Code ?? 'None').filter((code) => code !== 'None');
	return codes.length > 0 && codes.every((code) => TRANSIENT.has(code));
}
