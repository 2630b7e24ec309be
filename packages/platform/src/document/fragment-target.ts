/** The element of an address's fragment (`#…`). An invalid percent-encoding is taken literally. */
export function fragmentTarget(hash: string): HTMLElement | null {
	const id = hash.slice(1);
	try {
		return document.getElementById(decodeURIComponent(id));
	} catch {
		return document.getElementById(id);
	}
}
