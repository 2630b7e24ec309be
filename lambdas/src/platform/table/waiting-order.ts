/** In which order a list of what waits for staff is read. */
export type ListOrder = 'newest first' | 'oldest first';

/** Sorts after every instant, and before every instant: at the head of the list, whichever way it is read. */
const AT_THE_HEAD: Readonly<Record<ListOrder, string>> = { 'newest first': '~', 'oldest first': '!' };

/** The sort key of a place in a list of what waits: words of crisis come before everything else (promise S10). */
export const waitingPlace = (order: ListOrder, place: string, mayBeInCrisis: boolean): string =>
	mayBeInCrisis ? AT_THE_HEAD[order] + place : place;

/** The ranges of sort keys, both ends included, of what has waited in such a list since before an instant (ISO UTC). */
export const waitingSinceBefore = (
	order: ListOrder,
	before: string,
): readonly { readonly from: string; readonly to: string }[] => [
	{ from: '0', to: before },
	{ from: AT_THE_HEAD[order], to: AT_THE_HEAD[order] + before },
];
