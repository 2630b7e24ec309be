/** @jest-environment @tulia/test-kit/jsdom-environment */
import { keepLike, keptLike, likeIn } from './kept-likes.ts';

beforeEach(() => sessionStorage.clear());

test.each([
	[{ isConfirmed: true }, { isConfirmed: true }],
	[{ isConfirmed: false }, { isConfirmed: false }],
	[
		{ isConfirmed: false, wish: true },
		{ isConfirmed: false, wish: true },
	],
	[
		{ isConfirmed: true, wish: false },
		{ isConfirmed: true, wish: false },
	],
	[{ isConfirmed: true, wish: true }, { isConfirmed: true }],
	[{ isConfirmed: false, wish: false }, { isConfirmed: false }],
])('%j is kept as %j', (like, kept) => {
	keepLike('1', like);
	expect(likeIn(keptLike('1'))).toEqual(kept);
});

test('nothing is stored of an article that is not liked, and what is stored there by others is not believed', () => {
	keepLike('1', { isConfirmed: true });
	keepLike('1', { isConfirmed: false });
	expect({ ...sessionStorage }).toEqual({});
	sessionStorage.setItem('tulia.visit.liked.1', '{"isConfirmed":true}');
	expect(keptLike('1')).toBe('no');
});
