interface TextFile {
	/** `my-data-2026-11-26.json` */
	readonly name: string;
	/** `text/csv`; the text is saved as UTF-8. */
	readonly type: string;
	readonly text: string;
}

/** How long the file stays readable after the click, in milliseconds: some browsers read it late. */
const READ_WITHIN = 60_000;

/** Downloads a text as a file. */
export function saveFile({ name, type, text }: TextFile): void {
	const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
