const CENTS = 100;

/** Formats integer cents of `currency` (ISO 4217) everywhere: `$35`, `$37.50`, `KES 3,500`. */
export function priceWords(cents: number, currency: string): string {
	const digits = cents % CENTS === 0 ? 0 : 2;
	return new Intl.NumberFormat('en-US', {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(cents / CENTS);
}
