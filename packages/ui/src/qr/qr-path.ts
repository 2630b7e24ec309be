/** The dark squares of a QR code. */
export interface QrModules {
	/** Squares per side. */
	readonly size: number;
	/** Row by row; anything but 0 is dark. */
	readonly data: ArrayLike<number>;
}

/** One path for all dark squares, each run of a row as one rectangle, on a grid of 1 × 1. */
export function qrPath({ size, data }: QrModules): string {
	const runs: string[] = [];
	for (let row = 0; row < size; row += 1) {
		for (let start = 0; start < size; start += 1) {
			let end = start;
			while (end < size && data[row * size + end]) end += 1;
			if (end > start) runs.push(`M${start} ${row}h${end - start}v1h-${end - start}z`);
			start = end;
		}
	}
	return runs.join('');
}
