/** This month (`YYYYMM`) and every one before it, without end. */
export function* monthsBack(from: string): Generator<string> {
	let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(4))];
	for (;;) {
		yield `${year}${String(month).padStart(2, '0')}`;
		[year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
	}
}
