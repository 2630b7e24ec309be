const CENTS = 100;
const PRICE = /^\d{1,6}(?:\.\d{1,2})?$/;

/** What staff type as a price, `37.5` or `1,200`, in integer cents; nothing where it is no price. Never by floating point. */
export function centsIn(text: string): number | undefined {
	const plain = text.trim().replaceAll(',', '');
	if (!PRICE.test(plain)) return undefined;
	const [whole = '0', part = ''] = plain.split('.');
	return Number(whole) * CENTS + Number(part.padEnd(2, '0'));
}

/** Integer cents as they stand in the field: `35`, `37.50`. */
export const priceText = (cents: number): string =>
	cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2);
