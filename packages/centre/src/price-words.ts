const CENTS = 100;

/**
 * Integer cents of `currency` (ISO 4217) as people read an amount: `$35`, `$37.50`, `KES 3,500`. The one formatter of pages,
 * tickets and mails, so that the same price reads the same everywhere.
 */
export function priceWords(cents: number, currency: string): string {
	const digits = cents % CENTS === 0 ? 0 : 2;
	return new Intl.NumberFormat('en-US', {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(cents / CENTS);
}
