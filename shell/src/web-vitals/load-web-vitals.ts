import type { DeferredScripts } from '../document/islands.ts';
import { savesData } from '../offline/saves-data.ts';
import { untilSettled } from '../until-idle.ts';

/** The share of visits that are measured. Which ones is chance, and nothing remembers it. */
const SAMPLE = 0.25;

/** Has some visits measured, after all that their page needs. Not where somebody saves data; and robots are no visitors. */
export function loadWebVitals({ webVitals: src }: DeferredScripts): void {
	if (!src || savesData() || navigator.webdriver || Math.random() > SAMPLE) return;
	void untilSettled().then(() => document.head.append(Object.assign(document.createElement('script'), { src })));
}
