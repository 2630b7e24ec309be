/** The newest `count` entries of a list partitioned by month, newest first. Reads no more months than needed. */
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
