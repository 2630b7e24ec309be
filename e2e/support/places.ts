import { setTimeout } from 'node:timers/promises';
import type { JSHandle, Page } from 'playwright-core';

/**
 * Collects how far below the top of the page an element stands in each frame from now on, CSS pixels.
 *
 * @param selector the first that it matches, and that says exactly `text` where one is given.
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

/** Answers that come late, milliseconds after they are asked for, as whatever was routed before has them. */
export const delayAnswers = (page: Page, address: string, by: number): Promise<unknown> =>
	page.route(address, async (route) => {
		await setTimeout(by);
		await route.fallback();
	});
