/** Integer cents as people write them: `$35`, `$48,210`, `Ksh 3,500`; cents only where there are any. */
export function money(cents: number, currency: string): string {
	const isWhole = cents % 100 === 0;
	const format = new Intl.NumberFormat('en-KE', {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: isWhole ? 0 : 2,
		maximumFractionDigits: 2,
	});
	return format.format(cents / 100).replace(/\u00a0/g, ' ');
}
