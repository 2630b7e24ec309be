/** The bytes of a WebAssembly file, which the bundle embeds. */
declare module '*.wasm' {
	const bytes: Uint8Array<ArrayBuffer>;
	// biome-ignore lint/style/noDefaultExport: a file of bytes has no other export.
	export default bytes;
}
