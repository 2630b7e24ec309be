const formats = new Map<number, Intl.NumberFormat>();

/** A number as written in Kenya: `1,234`; `12.5` with one fraction digit. */
export function numberWords(value: number, maximumFractionDigits = 0): string {
	const cached = formats.get(maximumFractionDigits);
	const format = cached ?? new Intl.NumberFormat('en-KE', { maximumFractionDigits });
	if (!cached) formats.set(maximumFractionDigits, format);
	return format.format(value);
}
