import { refusalIn } from '@tulia/platform';
import { type LoadedList, patchRow, type Store } from './patch-lists.ts';

/**
 * What is fetched again after a decision on what somebody wrote. How many wait is counted by the server, and a colleague may
 * have been first: the dashboard is asked again either way.
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

/** A row that is answered is patched in its place, so that the decision can be taken back where it was made. */
export async function patchDecided<
	Args,
	Row extends { readonly id: string },
	Page extends { readonly data: readonly Row[] },
>(list: LoadedList<Args, Page>, { queryFulfilled, ...store }: DecisionCall<Row>): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined);
	if (answer) patchRow(list, answer.data, store);
}
