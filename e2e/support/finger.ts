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
	return {
		down: (at) => {
			last = at;
			return touch('touchStart', at);
		},
		async moveTo(at) {
			const from = last;
			for (let step = 1; step <= STEPS; step += 1) {
				last = { x: from.x + ((at.x - from.x) * step) / STEPS, y: from.y + ((at.y - from.y) * step) / STEPS };
				await touch('touchMove', last);
			}
		},
		up: () => touch('touchEnd'),
	};
}
