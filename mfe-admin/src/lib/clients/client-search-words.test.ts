import { matchWords, personFrom } from './client-search-words.ts';

test.each([
	['0712 345 678', { phone: '0712 345 678' }],
	['+254712345678', { phone: '+254712345678' }],
	['0152', { phone: '0152' }],
	[' Wambui Ndung’u ', { name: 'Wambui Ndung’u' }],
	['wambui@example.com', { email: 'wambui@example.com' }],
])('a new person searched for as %s has these initial values', (typed, person) => {
	expect(personFrom(typed)).toEqual(person);
});

const row = { id: 'c1', name: 'Faith', email: '', emailVerified: false, since: '2026-03-12T08:00:00.000Z' };

test.each([
	[undefined, 'Looking…'],
	[{ data: [] }, 'Nobody matches.'],
	[{ data: [row] }, 'One person matches.'],
	[{ data: [row, row] }, '2 people match.'],
	[{ data: [row], more: true }, 'More people match than are shown. Type another letter or digit.'],
])('the number of matches reads %#', (found, words) => {
	expect(matchWords({ search: 'fa', found })).toBe(words);
});
