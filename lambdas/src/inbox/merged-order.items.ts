import { waitingPlace } from '../platform/table/waiting-order.ts';
import { INBOX_ORDER } from './inbox.items.ts';
import type { EntryState } from './inbox.ts';

/** An interval of a list, read in one direction: from and to are inclusive, before is exclusive. */
export type Interval =
	| { readonly direction: 'ascending'; readonly from: string; readonly to: string }
	| { readonly direction: 'descending'; readonly before: string };

/** Prefix of words of crisis in sort keys; it sorts after every instant, and no key has it twice. */
const CRISIS = waitingPlace(INBOX_ORDER, '', true);
const END = CRISIS + CRISIS;
/** Sorts before every character of a sort key: key + NEXT is the first key after it. */
const NEXT = '!';

/**
 * The intervals of a state's list after the sort key `after`, in reading order. Waiting: words of crisis, then the
 * rest, each the longest waiting first. Answered: newest first.
 */
export function intervalsAfter(state: EntryState, after: string | undefined): readonly Interval[] {
	if (state !== 'new') return [{ direction: 'descending', before: after ?? END }];
	const crisis = { direction: 'ascending', from: CRISIS, to: END } as const;
	const rest = { direction: 'ascending', from: '0', to: CRISIS } as const;
	if (after === undefined) return [crisis, rest];
	const from = after + NEXT;
	return after.startsWith(CRISIS) ? [{ ...crisis, from }, rest] : [{ ...rest, from }];
}

/** Merges rows of several lists that have the given direction. */
export function mergeByPlace<Row>(
	lists: readonly (readonly Row[])[],
	placeOf: (row: Row) => string,
	direction: Interval['direction'],
): readonly Row[] {
	const sign = direction === 'ascending' ? 1 : -1;
	return lists.flat().toSorted((one, other) => (placeOf(one) < placeOf(other) ? -sign : sign));
}
