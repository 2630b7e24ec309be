import { addressOf, loginStateOf } from './return-path.ts';

describe('what a navigation to /login carries', () => {
	test('what a navigation to /login carries is the message and the address to come back to', () => {
		expect(loginStateOf({ message: 'Please log in again.', returnTo: '/appointments?past=1#two' })).toEqual({
			message: 'Please log in again.',
			returnTo: '/appointments?past=1#two',
		});
	});

	test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', '/a b', 7, null])(
		'what a navigation to /login carries is never an address outside this site: %p',
		(returnTo) => {
			expect(loginStateOf({ returnTo })).toEqual({});
		},
	);

	test.each([null, undefined, 'text', 3, {}])(
		'what a navigation to /login carries may be nothing at all: %p',
		(state) => {
			expect(loginStateOf(state)).toEqual({});
		},
	);
});

test('an address is path, query and hash together', () => {
	expect(addressOf({ pathname: '/services', search: '?a=1', hash: '#b' })).toBe('/services?a=1#b');
});
