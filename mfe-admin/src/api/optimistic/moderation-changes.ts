import { refusalIn } from '@tulia/platform';
import { type LoadedList, patchRow, type Store } from './patch-lists.ts';

/**
 * The tags that a moderation decision invalidates. The dashboard is among them, also after a conflict: the server
 * counts the waiting items, and a colleague may have decided first.
 */
export const tagsAfterDecision =
	<Public extends string, Staff extends string>(publicTag: Public, staffTag: Staff) =>
	(result: unknown, error: unknown): readonly (Public | Staff | 'Dashboard')[] => {
		if (result !== undefined) return [publicTag, 'Dashboard'];
		return ['not_found', 'changed_meanwhile'].includes(refusalIn(error) ?? '') ? [staffTag, 'Dashboard'] : [];
	};

interface DecisionCall<Row> extends Store {
	readonly queryFulfilled: Promise<{ readonly data: Row }>;
}

/** Patches a decided row in place, so that the decision can be undone there. */
export async function patchDecided<
	Args,
	Row extends { readonly id: string },
	Page extends { readonly data: readonly Row[] },
>(list: LoadedList<Args, Page>, { queryFulfilled, ...store }: DecisionCall<Row>): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined);
	if (answer) patchRow(list, answer.data, store);
}
