/** @jest-environment @tulia/test-kit/jsdom-environment */
import { KEPT_TICKETS_KEY, LAST_USER_KEY, SESSION_KEY } from '@tulia/platform/boot';
import { leadToLogin } from './lead-to-login.ts';

const guard = { message: 'Please log in to book a visit.', login: '/login', newcomers: '/register' };

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/schedule-appointment?service=stress#when');
});

test('a newcomer to the schedule page is led to the sign-up, with the message and the return path', () => {
	expect(leadToLogin(guard)).toBe(true);
	expect(location.pathname + location.search).toBe('/register');
	expect(history.state.usr).toEqual({
		message: guard.message,
		returnTo: '/schedule-appointment?service=stress#when',
	});
});

test('a client whose session expired is led to the log-in', () => {
	localStorage.setItem(LAST_USER_KEY, '{"userId":"u1"}');
	expect([leadToLogin(guard), location.pathname]).toEqual([true, '/login']);
});

test('a page that no newcomer comes to leads to the log-in', () => {
	expect([leadToLogin({ login: '/login' }), location.pathname]).toEqual([true, '/login']);
});

test.each([SESSION_KEY, KEPT_TICKETS_KEY])('with %s stored the application decides', (key) => {
	localStorage.setItem(key, '{}');
	expect([leadToLogin(guard), location.pathname]).toEqual([false, '/schedule-appointment']);
});

test('offline the application decides', () => {
	jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	expect([leadToLogin(guard), location.pathname]).toEqual([false, '/schedule-appointment']);
	jest.restoreAllMocks();
});
