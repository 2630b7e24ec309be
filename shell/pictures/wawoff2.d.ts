/** The part of the package that we use; it ships no types. */
declare module 'wawoff2' {
	/** A WOFF2 font as TTF. */
	export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
