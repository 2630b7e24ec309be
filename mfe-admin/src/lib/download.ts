/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = Object.assign(document.createElement('a'), { href: address, download: name });
	link.click();
	// Some browsers begin to read only after the click.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
