/** @jest-environment @tulia/test-kit/jsdom-environment */
import { followToLogin } from './follow-to-login.ts';

const load = jest.fn();
followToLogin(load);
// jsdom cannot load another page.
window.addEventListener('click', (event) => event.preventDefault());

const usr = { message: 'Please log in to book a visit.', returnTo: '/schedule-appointment' };
function press(state: unknown, href: string): void {
	history.replaceState(state, '', '/register');
	document.body.innerHTML = `<main><a href="${href}">Log in</a></main>`;
	document.querySelector('a')?.click();
}
beforeEach(() => load.mockClear());

test.each([
	['the log-in', '/login'],
	['the sign-up', '/register'],
])('a link to %s keeps message and return path', (_page, href) => {
	press({ usr, key: 'guard', idx: 0 }, href);
	expect(load).toHaveBeenCalledTimes(1);
	expect(location.pathname).toBe(href);
	expect(history.state).toEqual({ usr: { ...usr, hasAccount: true }, key: 'guard', idx: 0 });
});

test.each([
	['without a state', null, '/login'],
	['to another page', { usr }, '/terms-of-service'],
])('the browser follows a link %s', (_which, state, href) => {
	press(state, href);
	expect(load).not.toHaveBeenCalled();
	expect(location.pathname).toBe('/register');
});

test('a link of the hydrated page is left to the application', () => {
	document.addEventListener('click', (event) => event.preventDefault(), { once: true });
	press({ usr }, '/login');
	expect(load).not.toHaveBeenCalled();
});
