/** @jest-environment @tulia/test-kit/jsdom-environment */
import { parseLike } from '@tulia/platform';
import { storedLike, storeLike } from './stored-likes.ts';

beforeEach(() => sessionStorage.clear());

test.each([
	[{ isConfirmed: true }, { isConfirmed: true }],
	[{ isConfirmed: false }, { isConfirmed: false }],
	[
		{ isConfirmed: false, pending: true },
		{ isConfirmed: false, pending: true },
	],
	[
		{ isConfirmed: true, pending: false },
		{ isConfirmed: true, pending: false },
	],
	[{ isConfirmed: true, pending: true }, { isConfirmed: true }],
	[{ isConfirmed: false, pending: false }, { isConfirmed: false }],
])('%j is stored as %j', (like, kept) => {
	storeLike('1', like);
	expect(parseLike(storedLike('1'))).toEqual(kept);
});

test('an article without a like is not stored, and invalid stored values are ignored', () => {
	storeLike('1', { isConfirmed: true });
	storeLike('1', { isConfirmed: false });
	expect({ ...sessionStorage }).toEqual({});
	sessionStorage.setItem('tulia.visit.liked.1', '{"isConfirmed":true}');
	expect(storedLike('1')).toBe('no');
});
