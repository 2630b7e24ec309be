import { crisisPhrases } from './crisis-phrases.ts';

/** Common misspellings of words of the list. Kiswahili has none: `kujua`, to know, is one letter from `kujiua`. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
	...{
		wanna: 'want to',
		wana: 'want to',
		wantto: 'want to',
		gonna: 'going to',
		wnat: 'want',
		watn: 'want',
		wan: 'want',
	},
	...{ kil: 'kill', kll: 'kill', killin: 'killing', lfe: 'life', lif: 'life', lyf: 'life', lyfe: 'life', dy: 'die' },
	...{ dei: 'die', dye: 'die', dieing: 'dying', too: 'to', liv: 'live', aliv: 'alive', nolonger: 'no longer' },
	...{ donot: 'do not', dnt: 'dont', cnt: 'cant', maself: 'myself' },
};
/** Words so long that one edit of them gives no other word. */
const MISTYPED = ['suicide', 'suicidal', 'myself', 'overdose', 'anymore', 'poison', 'worthless', 'burden'];

/** Whether two words differ by one edit: a letter left out, added or replaced, or two neighbours swapped. */
function isOneEditFrom(word: string, typed: string): boolean {
	if (Math.abs(word.length - typed.length) > 1) return false;
	let start = 0;
	while (start < word.length && word[start] === typed[start]) start += 1;
	const [rest, typedRest] = [word.slice(start), typed.slice(start)];
	return (
		rest.slice(1) === typedRest ||
		rest === typedRest.slice(1) ||
		rest.slice(1) === typedRest.slice(1) ||
		(rest[0] === typedRest[1] && rest[1] === typedRest[0] && rest.slice(2) === typedRest.slice(2))
	);
}

const asMeant = (typed: string): string =>
	(Object.hasOwn(SHORT_FORMS, typed) ? SHORT_FORMS[typed] : undefined) ??
	(typed.length < 5 || typed.length > 9 ? typed : (MISTYPED.find((word) => isOneEditFrom(word, typed)) ?? typed));

const unmarked = (text: string): string =>
	text
		.normalize('NFKD')
		.replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ`´]/g, '')
		.toLowerCase();

/** The form of the phrases: lower case, no accents or apostrophes, other non-letters replaced by a single space. */
const plain = (text: string): string =>
	` ${unmarked(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		// `diiie`: no word has three of a letter.
		.replaceAll(/(\p{L})\1{2,}/gu, '$1')
		// `s u i c i d e`, and `don t` of an apostrophe with spaces around it.
		.replaceAll(/(?<=^| )\p{L}(?: \p{L}(?= |$)){2,}/gu, (letters) => letters.replaceAll(' ', ''))
		.replaceAll(/n t(?= )/g, 'nt')
		.replaceAll(/(?<= |^)any more(?= |$)/g, 'anymore')
		.replaceAll(/(?<= |^)my self(?= |$)/g, 'myself')
		.trim()
		.replaceAll(/[^ ]+/g, asMeant)} `;

/** One word of a phrase; `~` matches up to two words in between. */
interface PhraseWord {
	readonly letters: string;
	readonly fits: (word: string) => boolean;
}
const isGap = ({ letters }: PhraseWord): boolean => letters === '~';

function phraseWord(written: string): PhraseWord {
	const letters = written.replaceAll('*', '');
	if (!written.includes('*')) return { letters, fits: (word) => word === letters };
	if (!written.endsWith('*')) return { letters, fits: (word) => word.endsWith(letters) };
	if (!written.startsWith('*')) return { letters, fits: (word) => word.startsWith(letters) };
	return { letters, fits: (word) => word.includes(letters) };
}

type Phrase = readonly PhraseWord[];
const phraseOf = (phrase: string): Phrase => phrase.split(' ').map(phraseWord);

/** Whether the rest of the phrase matches the text at this word. Only `~` branches, of which they have two at most. */
function matchesAt(phrase: Phrase, text: readonly string[], at: number): boolean {
	const next = phrase[0];
	if (next === undefined) return true;
	if (isGap(next)) return [0, 1, 2].some((gap) => matchesAt(phrase.slice(1), text, at + gap));
	const word = text[at];
	return word !== undefined && next.fits(word) && matchesAt(phrase.slice(1), text, at + 1);
}

/** Matches word by word: a phrase costs at most the words of the text times its own, however many stars it has. */
const matchesIn = (phrase: Phrase, text: string, words: readonly string[]): boolean =>
	phrase.every((word) => isGap(word) || text.includes(word.letters)) &&
	words.some((_, at) => matchesAt(phrase, words, at));

const BUILT_IN = crisisPhrases.map(phraseOf);

/** A function that returns whether any of its texts holds a crisis phrase. */
export type CrisisMatcher = (...texts: readonly string[]) => boolean;

/** Normalises a phrase of the centre like a text, except for words with `*`. Returns an empty text where no letter is left. */
export const comparedPhrase = (typed: string): string =>
	typed
		.split(/(\S*\*\S*)/)
		.map((part) => (part.includes('*') ? starred(part) : plain(part).trim()))
		.filter((part) => part !== '')
		.join(' ');

const starred = (word: string): string => {
	const letters = unmarked(word).replaceAll(/[^\p{L}\p{N}]+/gu, '');
	return letters === '' ? '' : `${word.startsWith('*') ? '*' : ''}${letters}${word.endsWith('*') ? '*' : ''}`;
};

/**
 * Matches the built-in phrases and these own ones. There are false positives and false negatives, so it only decides
 * which lines are shown, who is alerted, and the order in which staff read. Browser and server share it, so that no
 * text leaves the device for this.
 */
export function crisisMatcher(own: readonly string[]): CrisisMatcher {
	const compared = own.map(comparedPhrase).filter((phrase) => phrase !== '');
	const phrases = [...BUILT_IN, ...compared.map(phraseOf)];
	return (...texts) =>
		texts.some((text) => {
			const read = plain(text);
			const words = read.trim().split(' ');
			return phrases.some((phrase) => matchesIn(phrase, read, words));
		});
}

/** Matches the built-in phrases only. */
export const mayBeInCrisis: CrisisMatcher = crisisMatcher([]);
