import type { Span } from '@tulia/centre/span';

/** The distance to an edge, in pixels, within which it scrolls; faster when nearer. */
const EDGE_PX = 56;
/** The bar of staff pages covers the top of the window. */
const TOP_BAR_PX = 68;
const FASTEST_PX_A_FRAME = 16;
/** A drag that starts at an edge does not scroll until it moves this far towards it. */
const MEANT_PX = 16;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** The pixels to scroll in a frame for a pointer that started at `first`; negative towards the beginning. */
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

/** Scrolls the lanes sideways and the page vertically while a pointer is near an edge, and calls back each time. */
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
