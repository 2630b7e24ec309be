/** The order of a list of entries that wait for staff. */
export type ListOrder = 'newest first' | 'oldest first';

/** Sorts after, or before, every instant: at the head of the list in either order. */
const AT_THE_HEAD: Readonly<Record<ListOrder, string>> = { 'newest first': '~', 'oldest first': '!' };

/** The sort key of an entry in a list of what waits: words of crisis come first (promise S10). */
export const waitingPlace = (order: ListOrder, place: string, mayBeInCrisis: boolean): string =>
	mayBeInCrisis ? AT_THE_HEAD[order] + place : place;

/** The ranges of sort keys, both ends included, of the entries waiting since before an instant (ISO UTC). */
export const waitingSinceBefore = (
	order: ListOrder,
	before: string,
): readonly { readonly from: string; readonly to: string }[] => [
	{ from: '0', to: before },
	{ from: AT_THE_HEAD[order], to: AT_THE_HEAD[order] + before },
];
