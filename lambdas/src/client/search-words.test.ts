import { holdsAll, searchWords, trigramsFor, trigramsOf } from './search-words.ts';

test.each([
	["Wambui Ng'ang'a", ['wambui', 'nganga']],
	['Wambui Ng’ang’a', ['wambui', 'nganga']],
	['  José   Núñez-Otieno ', ['jose', 'nunez', 'otieno']],
	['faith.akinyi+news@example.co.ke', ['faith', 'akinyi', 'news', 'example', 'co', 'ke']],
	["'’ -", []],
])('%s is normalised to %j', (text, words) => {
	expect(searchWords(text)).toEqual(words);
});

test('a name is found by any parts of its words in any order', () => {
	const words = searchWords("Mercy Wambui Ng'ang'a");
	for (const search of ['nganga wambui', 'ambu', 'gang mer', 'NGANGA  mercy wambui'])
		expect(holdsAll(words, searchWords(search))).toBe(true);
	expect(holdsAll(words, searchWords('mercy kamau'))).toBe(false);
});

test('a text that contains a word has all trigrams that the word is searched by', () => {
	const filed = new Set(trigramsOf(searchWords('Wambui Al')));
	for (const search of ['wambui', 'ambu', 'bui', 'wa', 'al'])
		expect(trigramsFor(search).filter((one) => !filed.has(one))).toEqual([]);
	expect(trigramsFor('kam').filter((one) => filed.has(one))).toEqual([]);
	// Two letters find beginnings only.
	expect(trigramsFor('bu').filter((one) => filed.has(one))).toEqual([]);
});

test('a search for one letter finds no client', () => {
	expect(trigramsFor('w')).toEqual([]);
});
