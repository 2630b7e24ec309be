interface TextFile {
	readonly name: string;
	/** `application/json` */
	readonly type: string;
	readonly text: string;
}

/** Hands the browser a file to keep. */
export function saveFile({ name, type, text }: TextFile): void {
	const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
