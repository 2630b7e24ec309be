import { fragmentTarget } from '@tulia/platform/boot';

/**
 * Where the address names an item of an accordion, opens it, as the application does once it is hydrated: a browser opens by itself
 * only what a fragment points into.
 */
export function openLinkedItem(hash: string): void {
	const item = fragmentTarget(hash);
	if (!(item instanceof HTMLDetailsElement)) return;
	item.open = true;
	item.scrollIntoView();
	item.querySelector('summary')?.focus({ preventScroll: true });
}
