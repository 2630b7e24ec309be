/**
 * Where the address names an item of an accordion, opens it, as the application does once it is alive: a browser opens by itself
 * only what a fragment points into.
 */
export function arriveAtItem(hash: string): void {
	const item = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
	if (!(item instanceof HTMLDetailsElement)) return;
	item.open = true;
	item.scrollIntoView();
	item.querySelector('summary')?.focus({ preventScroll: true });
}
