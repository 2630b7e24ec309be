import type { Span } from '@tulia/centre/span';

/** Of an hour, in rem: a visit of an hour has room for its time, a name in two lines and a mark. */
const HOUR_HEIGHT = 5.75;
const MINUTES = 60;

const remOf = (minutes: number): number => Math.round((minutes / MINUTES) * HOUR_HEIGHT * 1000) / 1000;

/** How far below the first minute of the grid a minute is. */
export const topOf = (minute: number, grid: Span): string => `${remOf(minute - grid.from)}rem`;

export const heightOf = ({ from, to }: Span): string => `${remOf(to - from)}rem`;

/** Where a stretch of a day stands in a grid; what is outside of it is cut off. Undefined where nothing is left. */
export function placeStyle(span: Span, grid: Span): { readonly top: string; readonly height: string } | undefined {
	const from = Math.max(span.from, grid.from);
	const to = Math.min(span.to, grid.to);
	return from < to ? { top: topOf(from, grid), height: heightOf({ from, to }) } : undefined;
}
