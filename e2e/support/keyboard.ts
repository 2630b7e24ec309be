import type { Page } from 'playwright-core';

/** The focused element and its appearance. */
export interface FocusStop {
	readonly name: string;
	/** Focused by script and not reachable by Tab. */
	readonly isPart: boolean;
	/** Its label, or else its text. */
	readonly text: string;
	/** Whether another element covers it; status messages do not count. */
	readonly isCovered: boolean;
	/** Whether it, or its visible part, has an outline or shadow. The parts of a date field have the browser's own. */
	readonly hasOutline: boolean;
}

/** The focused element, or null for the body. The script is text, as a compiled function may call helpers. */
export const currentFocus = (page: Page): Promise<FocusStop | null> =>
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
		const isInDate = globalThis.__lastStop === element && /^(?:date|time|datetime-local)$/.test(element.type ?? '');
		globalThis.__lastStop = element;
		return {
			name: element.getAttribute('name') ?? '',
			isPart: element.tabIndex < 0,
			text: label.trim(),
			isCovered: !(above && (element.contains(above) || above.contains(element) || above.closest('[role=status], [role=alert]'))),
			hasOutline: isInDate || drawn.some((one) => one !== null && one !== undefined && isRinged(one)),
		};
	})()`);

/** Enough for the longest page of staff: the settings. */
const MOST_STOPS = 160;

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible and uncovered. */
export async function tabTo(
	page: Page,
	wanted: (stop: FocusStop) => boolean,
	key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
	const focused: string[] = [];
	for (let stops = 0; stops < MOST_STOPS; stops += 1) {
		await page.keyboard.press(key);
		const stop = await currentFocus(page);
		// After the end of a page, Tab leads through the browser's own buttons to its beginning.
		if (stop === null || stop.isPart) continue;
		focused.push(stop.text.slice(0, 30));
		expect(stop).toEqual({ ...stop, isCovered: false, hasOutline: true });
		if (wanted(stop)) return;
	}
	throw new Error(`Tab never got there. It came by: ${focused.join(' | ')}`);
}

/** Matches a stop by its text. */
export const labelled =
	(words: string | RegExp) =>
	({ text }: FocusStop): boolean =>
		typeof words === 'string' ? text === words : words.test(text);

/** Tabs to the control with this text and presses Enter. */
export async function pressByKeyboard(page: Page, words: string | RegExp): Promise<void> {
	await tabTo(page, labelled(words));
	await page.keyboard.press('Enter');
}

/** Waits until the element with this label has the focus: an opened part of a page takes it after it is shown. */
export const untilFocused = (page: Page, label: string): Promise<unknown> =>
	page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, label);
