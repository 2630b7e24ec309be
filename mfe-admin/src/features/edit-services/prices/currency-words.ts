import { isCurrency } from '@tulia/centre/currency';

/** The common currencies of Kenyan centres, listed first. */
const FIRST = ['KES', 'USD', 'TZS', 'EUR', 'GBP'];

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** `Kenyan Shilling (KES)` */
const choice = (code: string) => ({ value: code, label: `${names.of(code) ?? code} (${code})` });

export const currencyChoices = [
	...FIRST,
	...Intl.supportedValuesOf('currency')
		.filter((code) => isCurrency(code) && !FIRST.includes(code))
		.toSorted((one, other) => (names.of(one) ?? one).localeCompare(names.of(other) ?? other)),
].map(choice);

/** `US dollars`, `Kenyan shillings` */
export const currencyWords = (code: string): string =>
	new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' })
		.formatToParts(2)
		.find(({ type }) => type === 'currency')?.value ?? code;

/** The prefix of an amount field: `$`, `KES`. */
export const currencySign = (code: string): string =>
	new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
		.formatToParts(2)
		.find(({ type }) => type === 'currency')?.value ?? code;
