import { hasWords, searchWords } from './search-words.ts';

const texts = ['TUL-26-4K7M9', 'Wambui Ng’ang’a', 'wambui@mail.example', 'Anxiety Management', 'Dr. Nyambura Otieno'];

test.each([
	['nothing', ''],
	['words in another order', 'nganga wambui'],
	['two spaces', 'wambui  ng’ang’a '],
	['a straight apostrophe where there is a curly one', "ng'ang'a"],
	['a part of an address', '@mail.ex'],
	['the psychologist and the service', 'otieno anxiety'],
	['an accent', 'Wâmbui'],
])('an appointment is found by %s', (_what, search) => {
	expect(hasWords(searchWords(search), texts)).toBe(true);
});

test.each(['wambui kamau', 'zzz', '4k7m9x'])('an appointment is not found by %s', (search) => {
	expect(hasWords(searchWords(search), texts)).toBe(false);
});
