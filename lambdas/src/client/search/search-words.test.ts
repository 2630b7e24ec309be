import { holdsAll, searchWords, trigramsFor, trigramsOf } from './search-words.ts';

test.each([
	["Wambui Ng'ang'a", ['wambui', 'nganga']],
	['Wambui Ng’ang’a', ['wambui', 'nganga']],
	['  José   Núñez-Otieno ', ['jose', 'nunez', 'otieno']],
	['faith.akinyi+news@example.co.ke', ['faith', 'akinyi', 'news', 'example', 'co', 'ke']],
	["'’ -", []],
])('%s is compared as %j', (text, words) => {
	expect(searchWords(text)).toEqual(words);
});

test('a name is found by any parts of its words in any order', () => {
	const words = searchWords("Mercy Wambui Ng'ang'a");
	for (const search of ['nganga wambui', 'ambu', 'gang mer', 'NGANGA  mercy wambui'])
		expect(holdsAll(words, searchWords(search))).toBe(true);
	expect(holdsAll(words, searchWords('mercy kamau'))).toBe(false);
});

test('whatever holds a word has all of the trigrams that it is looked for by', () => {
	const filed = new Set(trigramsOf(searchWords('Wambui Al')));
	for (const search of ['wambui', 'ambu', 'bui', 'wa', 'al'])
		expect(trigramsFor(search).filter((one) => !filed.has(one))).toEqual([]);
	expect(trigramsFor('kam').filter((one) => filed.has(one))).toEqual([]);
	// Two letters find beginnings alone.
	expect(trigramsFor('bu').filter((one) => filed.has(one))).toEqual([]);
});

test('one letter finds nobody', () => {
	expect(trigramsFor('w')).toEqual([]);
});
