import { clientTexts } from './client-texts.ts';
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

test.each([
	...['0141234567', '0141 234 567', '0141-234-567', '+254 141 234567', '254141234567', '00254141234567'],
	...['(0141) 234 567', '234567', '34 567'],
])('an appointment is found by the telephone of its client, typed %s', (search) => {
	const phone = { number: '+254141234567', shown: '0141 234 567', confirmed: true };
	const textsOf = clientTexts(new Map([['client', { name: 'Wambui', email: '', phone }]]));
	expect(hasWords(searchWords(search), textsOf('client'))).toBe(true);
	expect(hasWords(searchWords(search), ['TUL-26-4K7M9', 'Wambui'])).toBe(false);
});

test.each(['wambui kamau', 'zzz', '4k7m9x'])('an appointment is not found by %s', (search) => {
	expect(hasWords(searchWords(search), texts)).toBe(false);
});
