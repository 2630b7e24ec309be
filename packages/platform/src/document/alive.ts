/** What comes alive by itself: the frame (header, footer, urgent help), and the page in it, whose module comes later. */
export type PagePart = 'frame' | 'page';

/** Sent to the document whenever a part has come alive. */
export const ALIVE_EVENT = 'tulia:alive';

const attributeOf = (part: PagePart): string => `data-${part}`;

/** Whether the application answers to what is pressed in this part of the document. */
export const isAlive = (part: PagePart): boolean => document.documentElement.hasAttribute(attributeOf(part));

/** Says so, to whoever holds what was pressed before. */
export function announceAlive(part: PagePart): void {
	if (isAlive(part)) return;
	document.documentElement.setAttribute(attributeOf(part), 'alive');
	document.dispatchEvent(new Event(ALIVE_EVENT));
}
