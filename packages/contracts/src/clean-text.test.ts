// biome-ignore-all lint/correctness/noUndeclaredDependencies: test libraries are the root's
import fc from 'fast-check';
import { cleanText, withCleanText } from './clean-text.ts';

test.each([
	['a control character', 'Bell\u0007 title', 'Bell title'],
	['NUL and delete', 'a\0b\u007fc', 'abc'],
	['a noncharacter', 'Sleep\uffff well\ufffe \u{1ffff}', 'Sleep well '],
	['a bidirectional mark', '\u202eAkinyi\u2066 Odhiambo\u200f', 'Akinyi Odhiambo'],
	[
		'bidirectional marks around a number, as copied from an address book,',
		'\u202a+254 712 345 678\u202c',
		'+254 712 345 678',
	],
	['a zero-width space', 'Aki\u200bnyi', 'Akinyi'],
	['a joiner within Latin letters or digits', 'Aki\u200dnyi 0712\u200c345', 'Akinyi 0712345'],
	['a soft hyphen and a byte order mark', '\ufeffcoun\u00adselling', 'counselling'],
	['an invisible filler', '\u3164\u115f', ''],
	['a hidden letter after an emoji', '😀\u{e0041}\u{e0042}', '😀'],
])('%s is removed', (_what, typed, kept) => {
	expect(cleanText(typed)).toBe(kept);
});

test.each([
	['two\nlines\r\n\tand a tab'],
	['Wanjirũ O’Brien 12½ €'],
	['👩‍👩‍👧 ❤️‍🔥 👩🏽‍⚕️ 1️⃣ 🇰🇪 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
	['می\u200cخواهم'],
	['क्\u200dष'],
])('a visible or shaping character is preserved: %s', (typed) => {
	expect(cleanText(typed)).toBe(typed);
});

test('a letter and its accent are one character', () => {
	expect(cleanText('Wanjiru\u0303')).toBe('Wanjirũ');
});

test('a break within a line becomes a space, and an end of line becomes one line feed', () => {
	expect(cleanText('PowerPoint\vbreaks\flike this\u2028and\u0085that')).toBe('PowerPoint breaks like this\nand\nthat');
});

test('cleaning is idempotent', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const once = cleanText(text);
			expect(cleanText(once)).toBe(once);
		}),
		{ seed: 31, numRuns: 2000 },
	);
});

test('texts are cleaned at any depth, passwords and values that are no texts are unchanged', () => {
	const at = new Date(0);
	const typed = { name: 'A\0', list: ['b\u200b', { c: 'c\f' }], newPassword: 'p\u200b', count: 1, none: null, at };
	expect(withCleanText(typed)).toEqual({ ...typed, name: 'A', list: ['b', { c: 'c ' }] });
});
