import { addressOf, loginStateOf } from './return-path.ts';

describe('the state of a navigation to /login', () => {
	test('the state of a navigation to /login is the message and the return path', () => {
		expect(loginStateOf({ message: 'Please log in again.', returnTo: '/appointments?past=1#two' })).toEqual({
			message: 'Please log in again.',
			returnTo: '/appointments?past=1#two',
		});
	});

	test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', '/a b', 7, null])(
		'a return path outside this site is ignored: %p',
		(returnTo) => {
			expect(loginStateOf({ returnTo })).toEqual({});
		},
	);

	test.each([null, undefined, 'text', 3, {}])('an invalid state of a navigation to /login is ignored: %p', (state) => {
		expect(loginStateOf(state)).toEqual({});
	});
});

test('a return path is path, query and hash', () => {
	expect(addressOf({ pathname: '/services', search: '?a=1', hash: '#b' })).toBe('/services?a=1#b');
});
