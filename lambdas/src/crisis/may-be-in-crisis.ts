import { crisisPhrases } from './crisis-phrases.ts';

/** Lower case, no accents or apostrophes, everything else that is no letter a single space: as the phrases are written. */
const plain = (text: string): string =>
	` ${text
		.normalize('NFKD')
		.replaceAll(/[\u0300-\u036f'’`´]/g, '')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()} `;

const patternOf = (phrase: string): string => ` ${phrase.replaceAll('*', '\\p{L}*')}`;
const PHRASES = new RegExp(`(?:${crisisPhrases.map(patternOf).join('|')}) `, 'u');

/** Whether a text holds words that call for a careful look. It may be wrong both ways, so nothing but the order of reading hangs on it. */
export const mayBeInCrisis = (...texts: readonly string[]): boolean => texts.some((text) => PHRASES.test(plain(text)));
