/** Decodes a part of an address; an invalid encoding stays as it is. */
export function decodeUri(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
