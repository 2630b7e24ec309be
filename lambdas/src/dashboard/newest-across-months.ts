/**
 * The newest `count` of something that is kept by month, newest first. Months are read one after the other, the last one first, and
 * no further back than needed.
 */
export async function newestAcrossMonths<T>(
	months: readonly string[],
	count: number,
	read: (month: string, limit: number) => Promise<readonly T[]>,
): Promise<readonly T[]> {
	const found: T[] = [];
	for (const month of [...months].reverse()) {
		if (found.length >= count) break;
		found.push(...(await read(month, count - found.length)));
	}
	return found;
}
