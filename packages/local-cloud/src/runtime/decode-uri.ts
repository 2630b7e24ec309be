/** A part of an address decoded; one that is not well encoded stays as it is. */
export function decodeUri(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
