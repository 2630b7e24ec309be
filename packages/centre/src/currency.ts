/** The only currencies among the codes that begin with X; the others are metals and units of account. */
const MONEY_IN_X = new Set(['XCD', 'XCG']);
const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const CENTS_DIGITS = 2;

/** Whether amounts of this code (ISO 4217) can be stored as cents: a currency with a hundred subunits. */
export function isCurrency(code: string): boolean {
	if (!KNOWN_CURRENCIES.has(code) || (code.startsWith('X') && !MONEY_IN_X.has(code))) return false;
	const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
	return format.resolvedOptions().maximumFractionDigits === CENTS_DIGITS;
}
