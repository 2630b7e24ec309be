import type { Page } from 'playwright-core';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** One finger on a touch screen. The browser makes pointer events, scrolling and long presses of it by itself. */
export interface Finger {
	readonly down: (at: Point) => Promise<void>;
	/** Goes on to a place, in steps as a hand does. */
	readonly moveTo: (at: Point) => Promise<void>;
	/** Touches one place and goes on to another at once, without resting on the way; it stays down there. */
	readonly swipe: (from: Point, to: Point) => Promise<void>;
	readonly up: () => Promise<void>;
}

const STEPS = 8;

/** Puts a finger on a page of a context that has a touch screen. */
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
			// The browser takes them in this order; an answer to wait for in between could last as long as a long press.
			await Promise.all([touch('touchStart', from), ...pathTo(to).map((place) => touch('touchMove', place))]);
		},
		up: () => touch('touchEnd'),
	};
}
