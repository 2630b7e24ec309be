import { unusableText } from './unusable-text.ts';

const MESSAGE = 'Please remove the characters that cannot be shown';

describe('text with unusable characters', () => {
	it.each([
		['NUL in a password', 'a\0b'],
		['delete in a password', 'a\u007f'],
		['a high surrogate without its pair', 'a\ud800'],
		['a low surrogate without its pair', '\udc00b'],
		['a replacement character', 'a\ufffd'],
	])('an unusable character is reported by its field: %s', (_what, words) => {
		expect(unusableText({ notes: words })).toEqual([{ field: 'notes', message: MESSAGE }]);
	});

	it.each(['two\nlines\r\n\tand a tab', 'PowerPoint\vbreaks\flike this', 'Wanjirũ 😀 👩‍👩‍👧 שלום', ''])(
		'a usable text has no error: %j',
		(words) => {
			expect(unusableText({ notes: words })).toEqual([]);
		},
	);

	it('unusable characters are found at any depth, each field once', () => {
		expect(unusableText({ a: ['fine', '\0\0'], b: { c: '\0' }, d: 1, e: null, f: true, g: undefined })).toEqual([
			{ field: 'a.1', message: MESSAGE },
			{ field: 'b.c', message: MESSAGE },
		]);
	});

	it('an unusable character is found in a body that is only a text', () => {
		expect(unusableText('\0')).toEqual([{ field: '', message: MESSAGE }]);
	});
});
