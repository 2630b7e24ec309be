import { setTimeout } from 'node:timers/promises';
import type { JSHandle, Page } from 'playwright-core';

/**
 * Records the distance of an element from the top of the page in every following frame, CSS pixels.
 *
 * @param selector the first match whose text is exactly `text`, if given.
 */
export const recordPlaces = (page: Page, selector: string, text?: string): Promise<JSHandle<Set<number>>> =>
	page.evaluateHandle(
		([of, words]) => {
			const places = new Set<number>();
			const record = (): void => {
				const says = ({ textContent }: Element): boolean => words === undefined || textContent?.trim() === words;
				const element = [...document.querySelectorAll(of)].find(says);
				if (element) places.add(Math.round(element.getBoundingClientRect().top + window.scrollY));
				requestAnimationFrame(record);
			};
			record();
			return places;
		},
		[selector, text] as const,
	);

export const placesOf = (places: JSHandle<Set<number>>): Promise<readonly number[]> =>
	places.evaluate((all) => [...all]);

/** Delays responses by milliseconds, on top of earlier routes. */
export const delayAnswers = (page: Page, address: string, by: number): Promise<unknown> =>
	page.route(address, async (route) => {
		await setTimeout(by);
		await route.fallback();
	});
