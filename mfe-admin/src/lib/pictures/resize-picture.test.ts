import { base64Of, fitWithin } from './resize-picture.ts';

test.each([
	[
		{ width: 4000, height: 3000 },
		{ width: 1600, height: 1200 },
	],
	[
		{ width: 3000, height: 4000 },
		{ width: 1200, height: 1600 },
	],
	[
		{ width: 1600, height: 900 },
		{ width: 1600, height: 900 },
	],
	[
		{ width: 20, height: 10 },
		{ width: 20, height: 10 },
	],
	[
		{ width: 16_000, height: 1 },
		{ width: 1600, height: 1 },
	],
])('a picture of %j is resized to %j', (size, sent) => {
	expect(fitWithin(size)).toEqual(sent);
});

test('bytes of any length survive base64', () => {
	const bytes = Uint8Array.from({ length: 100_003 }, (_, place) => place % 256);
	expect(new Uint8Array(Buffer.from(base64Of(bytes), 'base64'))).toEqual(bytes);
});
