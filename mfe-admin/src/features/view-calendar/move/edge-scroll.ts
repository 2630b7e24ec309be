import type { Span } from '@tulia/centre/span';

/** The distance from an edge, in pixels, within which a pointer scrolls. It scrolls faster nearer to the edge. */
const EDGE_PX = 56;
/** The height of the sticky bar of staff pages, which covers the top of the window. */
const TOP_BAR_PX = 68;
const FASTEST_PX_A_FRAME = 16;
/** A drag that starts near an edge scrolls only once it has moved this far towards that edge, in pixels. */
const MEANT_PX = 16;

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * The number of pixels to scroll in a frame; negative towards the beginning. `first` is where the pointer started.
 */
export function towardsEdge(at: number, first: number, { from, to }: Span): number {
	const before = at - (from + EDGE_PX);
	const behind = at - (to - EDGE_PX);
	const past = before < 0 ? before : Math.max(behind, 0);
	const isMeant = Math.abs(at - first) >= MEANT_PX && Math.sign(at - first) === Math.sign(past);
	return isMeant ? Math.sign(past) * Math.ceil(Math.min(Math.abs(past) / EDGE_PX, 1) * FASTEST_PX_A_FRAME) : 0;
}

interface EdgeScroll {
	/** Called with the pointer's position. */
	readonly at: (point: Point) => void;
	readonly stop: () => void;
}

/**
 * Scrolls the lanes sideways and the page vertically while a pointer is near an edge. Calls `onScrolled` after each
 * step.
 */
export function edgeScroll(scroller: HTMLElement, first: Point, onScrolled: () => void): EdgeScroll {
	let frame: number | undefined;
	let last = first;
	function step(): void {
		frame = undefined;
		const { left, right } = scroller.getBoundingClientRect();
		const sideways = towardsEdge(last.x, first.x, { from: left, to: Math.min(right, window.innerWidth) });
		const down = towardsEdge(last.y, first.y, { from: TOP_BAR_PX, to: window.innerHeight });
		if (sideways === 0 && down === 0) return;
		const before = [scroller.scrollLeft, window.scrollY];
		scroller.scrollLeft += sideways;
		window.scrollBy({ top: down, behavior: 'instant' });
		if (before[0] !== scroller.scrollLeft || before[1] !== window.scrollY) onScrolled();
		frame = requestAnimationFrame(step);
	}
	return {
		at: (point) => {
			last = point;
			frame ??= requestAnimationFrame(step);
		},
		stop: () => {
			if (frame !== undefined) cancelAnimationFrame(frame);
		},
	};
}
