const formats = new Map<string, Intl.DateTimeFormat>();

/** Memoises a format: constructing one costs more than a hundred uses of it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${JSON.stringify(options)}`;
	const cached = formats.get(key);
	if (cached) return cached;
	const format = new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}

/** Shown instead of a stored day or instant outside the calendar, so that the entry is still listed. */
export const NO_DATE = '(not in the calendar)';

export const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());
