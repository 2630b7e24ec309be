import { knownRoute, routePatternOf } from './route-pattern.ts';
import { MESSAGE_LENGTH, scrubErrorMessage } from './scrub-error-message.ts';

describe('the message of a client error', () => {
	test.each([
		[
			'Minified React error #130; visit https://react.dev/errors/130?args[]=undefined for the full message',
			'Minified React error #130; visit … for the full message',
		],
		["Cannot read properties of undefined (reading 'amina')", 'Cannot read properties of undefined (reading …)'],
		['Unexpected token W, "Wanjiru has…" is not valid JSON', 'Unexpected token W, … is not valid JSON'],
		['No such person: wanjiru.kamau@mail.example', 'No such person: …'],
		['Call +254 700 000 100 or 0700-000-100', 'Call … or …'],
		['Nothing at /appointments/RLHFW2H8 for ?token=abc', 'Nothing at … for …'],
		['Ticket RLHFW2H8 of 01JDX3Q7V8ZK4M2N6P0R5T9WYB is gone', 'Ticket … of … is gone'],
		['e.map is not a function', 'e.map is not a function'],
	])('%s becomes %s', (message, scrubbed) => {
		expect(scrubErrorMessage(message)).toBe(scrubbed);
	});

	test('a text typed into the page is removed from the message', () => {
		expect(scrubErrorMessage('Bad note: I cannot sleep since May', ['I cannot sleep since May', '', 'on'])).toBe(
			'Bad note: …',
		);
	});

	test('scrubbing is idempotent and cuts the message to its maximum length', () => {
		const once = scrubErrorMessage(`Failed: ${'word '.repeat(100)}`);
		expect(once.length).toBeLessThanOrEqual(MESSAGE_LENGTH);
		expect(scrubErrorMessage(once)).toBe(once);
	});
});

describe('the route of a client error', () => {
	test.each([
		['/', '/'],
		['/services', '/services'],
		['/blogs/why-sleep-matters', '/blogs/*'],
		['/appointments/RLHFW2H8', '/appointments/*'],
		['/reset-password/4f9a', '/reset-password/*'],
		['/admin/users/01JDX3Q7V8', '/admin/**'],
		['/wanjiru-kamau', '/**'],
	])('the route of %s is %s', (pathname, route) => {
		expect(routePatternOf(pathname)).toBe(route);
		expect(knownRoute(route)).toBe(route);
	});

	test('an undeclared route is reported as the unknown one', () => {
		expect(knownRoute('/wanjiru-kamau')).toBe('/**');
	});
});
