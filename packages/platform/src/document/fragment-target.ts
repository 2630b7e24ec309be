/** The element that an address's fragment (`#…`) points to. One that is not well encoded is looked for as it is written. */
export function fragmentTarget(hash: string): HTMLElement | null {
	const id = hash.slice(1);
	try {
		return document.getElementById(decodeURIComponent(id));
	} catch {
		return document.getElementById(id);
	}
}
