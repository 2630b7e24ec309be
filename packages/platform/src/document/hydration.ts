/** The parts that hydrate separately: the frame (header, footer, urgent help), and the page of a module. */
export type PagePart = 'frame' | 'page';

/** Dispatched on the document when a part has hydrated. */
export const HYDRATED_EVENT = 'tulia:hydrated';

const attributeOf = (part: PagePart): string => `data-${part}`;

export const isHydrated = (part: PagePart): boolean => document.documentElement.hasAttribute(attributeOf(part));

/** Marks a part as hydrated and dispatches the event, so that early events are replayed. */
export function announceHydrated(part: PagePart): void {
	if (isHydrated(part)) return;
	document.documentElement.setAttribute(attributeOf(part), 'alive');
	document.dispatchEvent(new Event(HYDRATED_EVENT));
}
