import type { PhoneNumber } from './phone-number.ts';

/** What people say when asked for the end of their number. It stands apart: reading a number takes the plans of every country. */
export const lastFour = (number: PhoneNumber): string => number.slice(-4);
