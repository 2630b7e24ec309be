import type { Action } from '../platform/table/transaction.actions.ts';
import type { CountedNoun } from './counted-nouns.ts';
import { EVER_FIGURES } from './figure.items.ts';

/** In the partition of the figures of all time, so that one Query answers both. */
export const OPEN_PREFIX = 'OPEN#';
const openCountKey = (noun: CountedNoun) => ({ PK: EVER_FIGURES, SK: `${OPEN_PREFIX}${noun}` });

/**
 * One action of the transaction in which something of this noun begins to be counted (1) or ceases (-1): in the same
 * transaction as the change of state, so the figure is right whenever nothing is in flight (promise P7). All writers of
 * a noun share one item: send the transaction through `retryConflicts`.
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
