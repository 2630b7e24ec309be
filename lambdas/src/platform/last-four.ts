import type { PhoneNumber } from './phone-number.ts';

/** The last four digits. In a file of its own, because parsing a number loads the plans of every country. */
export const lastFour = (number: PhoneNumber): string => number.slice(-4);
