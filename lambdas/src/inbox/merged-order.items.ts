import { waitingPlace } from '../platform/table/waiting-order.ts';
import { INBOX_ORDER } from './inbox.items.ts';
import type { EntryState } from './inbox.ts';

/** A part of a list that is read in one direction: from and to are included, before is not. */
export type Stretch =
	| { readonly direction: 'ascending'; readonly from: string; readonly to: string }
	| { readonly direction: 'descending'; readonly before: string };

/** What words of crisis begin with in a sort key; it follows every instant, and no key has it twice. */
const CRISIS = waitingPlace(INBOX_ORDER, '', true);
const END = CRISIS + CRISIS;
/** Precedes every character of a sort key: a key and this is what comes next after the key. */
const NEXT = '!';

/**
 * What is left of the list of a state after the sort key `after`, in the order it is read. What waits: words of crisis, then the
 * rest, each from whoever has waited longest. What is dealt with: newest first.
 */
export function stretchesAfter(state: EntryState, after: string | undefined): readonly Stretch[] {
	if (state !== 'new') return [{ direction: 'descending', before: after ?? END }];
	const crisis = { direction: 'ascending', from: CRISIS, to: END } as const;
	const rest = { direction: 'ascending', from: '0', to: CRISIS } as const;
	if (after === undefined) return [crisis, rest];
	const from = after + NEXT;
	return after.startsWith(CRISIS) ? [{ ...crisis, from }, rest] : [{ ...rest, from }];
}

/** Rows of several lists, each in this direction, as one list in it. */
export function mergeByPlace<Row>(
	lists: readonly (readonly Row[])[],
	placeOf: (row: Row) => string,
	direction: Stretch['direction'],
): readonly Row[] {
	const sign = direction === 'ascending' ? 1 : -1;
	return lists.flat().toSorted((one, other) => (placeOf(one) < placeOf(other) ? -sign : sign));
}
