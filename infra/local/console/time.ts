const format = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Africa/Nairobi',
	dateStyle: 'medium',
	timeStyle: 'medium',
});

/** An instant as the centre's clocks show it. */
export const timeOf = (iso: string): string => format.format(new Date(iso));
