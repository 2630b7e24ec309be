import type { Span } from '@tulia/centre/span';

/** The height of an hour, in rem. A visit of an hour needs room for its time, a name in two lines and an icon. */
const HOUR_HEIGHT = 5.75;
const MINUTES = 60;

const remOf = (minutes: number): number => Math.round((minutes / MINUTES) * HOUR_HEIGHT * 1000) / 1000;

/** The offset of a minute from the first minute of the grid. */
export const topOf = (minute: number, grid: Span): string => `${remOf(minute - grid.from)}rem`;

export const heightOf = ({ from, to }: Span): string => `${remOf(to - from)}rem`;

/** The position of an interval, clipped to the grid; `undefined` if it is outside of the grid. */
export function placeStyle(span: Span, grid: Span): { readonly top: string; readonly height: string } | undefined {
	const from = Math.max(span.from, grid.from);
	const to = Math.min(span.to, grid.to);
	return from < to ? { top: topOf(from, grid), height: heightOf({ from, to }) } : undefined;
}
