import { unusableText } from './unusable-text.ts';

const MESSAGE = 'Please remove the characters that cannot be shown';

describe('text that cannot be kept as it was sent', () => {
	it.each([
		['NUL in a password', 'a\0b'],
		['delete in a password', 'a\u007f'],
		['half of a pair', 'a\ud800'],
		['the other half', '\udc00b'],
		['what was lost on the way', 'a\ufffd'],
	])('text that cannot be kept as it was sent is named by its field: %s', (_what, words) => {
		expect(unusableText({ notes: words })).toEqual([{ field: 'notes', message: MESSAGE }]);
	});

	it.each(['two\nlines\r\n\tand a tab', 'PowerPoint\vbreaks\flike this', 'Wanjirũ 😀 👩‍👩‍👧 שלום', ''])(
		'text that can be kept is not named: %j',
		(words) => {
			expect(unusableText({ notes: words })).toEqual([]);
		},
	);

	it('text that cannot be kept as it was sent is found wherever it lies, each place once', () => {
		expect(unusableText({ a: ['fine', '\0\0'], b: { c: '\0' }, d: 1, e: null, f: true, g: undefined })).toEqual([
			{ field: 'a.1', message: MESSAGE },
			{ field: 'b.c', message: MESSAGE },
		]);
	});

	it('text that cannot be kept as it was sent is found in a body that is nothing but text', () => {
		expect(unusableText('\0')).toEqual([{ field: '', message: MESSAGE }]);
	});
});
