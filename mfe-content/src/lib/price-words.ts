const CENTS = 100;

/** Integer cents of `currency` (ISO 4217) as people read a price: `$35`, `$37.50`. */
export function priceWords(cents: number, currency: string): string {
	const digits = cents % CENTS === 0 ? 0 : 2;
	return new Intl.NumberFormat('en-US', {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(cents / CENTS);
}
