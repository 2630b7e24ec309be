import type { Locator, Page } from 'playwright-core';

/** What has the focus, and how it is to be seen. */
export interface Stop {
	readonly name: string;
	/** It was given the focus and is no stop of the Tab key: the part of a page whose button is gone. */
	readonly isPart: boolean;
	/** What it is called: its label where it has one, else its words. */
	readonly text: string;
	/** Something lies over it. A message that goes away by itself does not count. */
	readonly isCovered: boolean;
	/** It, or what it is drawn as, has an outline or a ring around it. The parts of a date field have their own, from the browser. */
	readonly hasRing: boolean;
}

/** The present stop; nothing where the focus is on the page as a whole. A script as text: a compiled function may call helpers. */
export const stopOf = (page: Page): Promise<Stop | null> =>
	page.evaluate(`(() => {
		const element = document.activeElement;
		if (!element || element === document.body || element === document.documentElement) return null;
		const { left, top, width, height } = element.getBoundingClientRect();
		const above = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
		const isRinged = (one) => {
			const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
			return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
		};
		const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
		const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
		const isInDate = globalThis.__lastStop === element && /^(?:date|time)$/.test(element.type ?? '');
		globalThis.__lastStop = element;
		return {
			name: element.getAttribute('name') ?? '',
			isPart: element.tabIndex < 0,
			text: label.trim(),
			isCovered: !(above && (element.contains(above) || above.contains(element) || above.closest('[role=status], [role=alert]'))),
			hasRing: isInDate || drawn.some((one) => one !== null && one !== undefined && isRinged(one)),
		};
	})()`);

/** Enough for the longest page of staff: the settings. */
const MOST_STOPS = 160;

/** Presses Tab until the focus is where it is wanted; on the way it is always to be seen, and nothing lies over it. */
export async function tabTo(
	page: Page,
	wanted: (stop: Stop) => boolean,
	key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
	const seen: string[] = [];
	for (let stops = 0; stops < MOST_STOPS; stops += 1) {
		await page.keyboard.press(key);
		const stop = await stopOf(page);
		// From the end of a page Tab leads to the browser's own buttons, and from there to the beginning.
		if (stop === null || stop.isPart) continue;
		seen.push(stop.text.slice(0, 30));
		expect(stop).toEqual({ ...stop, isCovered: false, hasRing: true });
		if (wanted(stop)) return;
	}
	throw new Error(`Tab never got there. It came by: ${seen.join(' | ')}`);
}

/** To what is called so, or begins so. */
export const called =
	(words: string | RegExp) =>
	({ text }: Stop): boolean =>
		typeof words === 'string' ? text === words : words.test(text);

/** Tabs to what is called so, and presses it. */
export async function press(page: Page, words: string | RegExp): Promise<void> {
	await tabTo(page, called(words));
	await page.keyboard.press('Enter');
}

/** Something that was done has been answered, and the focus is still on something. */
export async function answered(page: Page, sign: Locator): Promise<void> {
	await sign.first().waitFor();
	await page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 10_000 });
}
