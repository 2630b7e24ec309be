import { fragmentTarget } from '@tulia/platform/boot';

/**
 * Opens the accordion item that the address names, as the application does after hydration: a browser opens one only
 * for a fragment inside it.
 */
export function openLinkedItem(hash: string): void {
	const item = fragmentTarget(hash);
	if (!(item instanceof HTMLDetailsElement)) return;
	item.open = true;
	item.scrollIntoView();
	item.querySelector('summary')?.focus({ preventScroll: true });
}
