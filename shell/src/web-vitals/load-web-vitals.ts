import type { DeferredScripts } from '../document/islands.ts';
import { savesData } from '../prefetch/budget.ts';
import { untilSettled } from '../prefetch/triggers.ts';

/** The share of visits that are measured, drawn at random for each visit. */
const SAMPLE = 0.25;

/** Measures a sample of visits, after everything the page needs. Not with save-data, and not for robots. */
export function loadWebVitals({ webVitals: src }: DeferredScripts): void {
	if (!src || savesData() || navigator.webdriver || Math.random() > SAMPLE) return;
	void untilSettled().then(() => document.head.append(Object.assign(document.createElement('script'), { src })));
}
