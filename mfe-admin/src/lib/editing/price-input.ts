const CENTS = 100;
const PRICE = /^\d{1,6}(?:\.\d{1,2})?$/;

/** A typed price, `37.5` or `1,200`, in integer cents; `undefined` if invalid. Without floating point. */
export function centsIn(text: string): number | undefined {
	const plain = text.trim().replaceAll(',', '');
	if (!PRICE.test(plain)) return undefined;
	const [whole = '0', part = ''] = plain.split('.');
	return Number(whole) * CENTS + Number(part.padEnd(2, '0'));
}

/** Integer cents as the text of the field: `35`, `37.50`. */
export const priceText = (cents: number): string =>
	cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2);
