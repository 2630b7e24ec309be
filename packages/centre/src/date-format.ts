const formats = new Map<string, Intl.DateTimeFormat>();

/** A format that is built at its first use and kept: building one costs more than a hundred uses of it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${JSON.stringify(options)}`;
	const cached = formats.get(key);
	if (cached) return cached;
	const format = new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}

/** What is read where a stored day or instant is in no calendar: such an entry is shown among the others, and mended. */
export const NO_DATE = '(not in the calendar)';

export const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());
