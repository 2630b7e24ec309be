/** The offered pages: the first, the last, the current and its neighbours; `undefined` marks a gap. */
export function pageNumbers(page: number, count: number): readonly (number | undefined)[] {
	const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
	const offered = [...new Set(near)].sort((a, b) => a - b);
	return offered.flatMap((number, place) => {
		const before = offered[place - 1] ?? 0;
		const gap = number - before;
		if (gap === 2) return [number - 1, number];
		return gap > 2 ? [undefined, number] : [number];
	});
}
