/** Lets the browser save a text as a file. */
export function saveFile({
	fileName,
	text,
	type,
}: {
	readonly fileName: string;
	readonly text: string;
	readonly type: string;
}): void {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = fileName;
	link.click();
	// Some browsers begin to read only after the click.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
