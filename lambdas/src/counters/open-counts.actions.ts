import type { Action } from '../platform/table/transaction.actions.ts';
import type { CountedNoun } from './counted-nouns.ts';
import { EVER_FIGURES } from './figure.items.ts';

/** Sort keys in the partition of the figures of all time, so that one Query reads both. */
export const OPEN_PREFIX = 'OPEN#';
const openCountKey = (noun: CountedNoun) => ({ PK: EVER_FIGURES, SK: `${OPEN_PREFIX}${noun}` });

/**
 * Counts one up (1) or down (-1) in the transaction of the change of state, so that the figure is right whenever
 * nothing is in flight (promise P7). All writers of a noun share one item: send the transaction through
 * `retryConflicts`.
 */
export const openCount = (TableName: string, noun: CountedNoun, by: 1 | -1): Action => ({
	Update: {
		TableName,
		Key: openCountKey(noun),
		UpdateExpression: 'SET entity = :entity ADD #open :by',
		ExpressionAttributeNames: { '#open': 'open' },
		ExpressionAttributeValues: { ':entity': 'stat', ':by': by },
	},
});
