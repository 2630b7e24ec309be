import type { Page } from 'playwright-core';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** One finger on a touch screen, from which the browser derives pointer events, scrolling and long presses. */
export interface Finger {
	readonly down: (at: Point) => Promise<void>;
	/** Moves to a point, in steps. */
	readonly moveTo: (at: Point) => Promise<void>;
	/** Touches one point and moves to another at once; the finger stays down there. */
	readonly swipe: (from: Point, to: Point) => Promise<void>;
	readonly up: () => Promise<void>;
}

const STEPS = 8;

/** Puts a finger on a page of a context with a touch screen. */
export async function fingerOn(page: Page): Promise<Finger> {
	const devtools = await page.context().newCDPSession(page);
	const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<void> => {
		await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
	};
	let last: Point = { x: 0, y: 0 };
	const pathTo = (to: Point): readonly Point[] => {
		const from = last;
		last = to;
		return Array.from({ length: STEPS }, (_, at) => ({
			x: from.x + ((to.x - from.x) * (at + 1)) / STEPS,
			y: from.y + ((to.y - from.y) * (at + 1)) / STEPS,
		}));
	};
	return {
		down: (at) => {
			last = at;
			return touch('touchStart', at);
		},
		async moveTo(at) {
			for (const place of pathTo(at)) await touch('touchMove', place);
		},
		async swipe(from, to) {
			last = from;
			// The browser preserves their order; waiting in between could last as long as a long press.
			await Promise.all([touch('touchStart', from), ...pathTo(to).map((place) => touch('touchMove', place))]);
		},
		up: () => touch('touchEnd'),
	};
}
