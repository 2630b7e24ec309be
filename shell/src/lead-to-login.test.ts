/** @jest-environment @tulia/test-kit/jsdom-environment */
import { KEPT_TICKETS_KEY, LAST_USER_KEY, SESSION_KEY } from '@tulia/platform/boot';
import { leadToLogin } from './lead-to-login.ts';

const guard = { message: 'Please log in to book a visit.', login: '/login', newcomers: '/register' };
const page = document.documentElement;
const load = jest.fn();

/** Other tabs hold these Web Locks. */
const locksAre = (...names: readonly string[]) =>
	Object.defineProperty(navigator, 'locks', {
		configurable: true,
		value: { query: async () => ({ held: names.map((name) => ({ name })) }) },
	});

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	load.mockReset();
	page.style.display = '';
	locksAre();
	history.replaceState(null, '', '/schedule-appointment?service=stress#when');
});

const staysHere = async () => {
	await leadToLogin(guard, page, load);
	expect([location.pathname, page.style.display, load.mock.calls]).toEqual(['/schedule-appointment', '', []]);
};

test('a newcomer to the schedule page is led to the sign-up, with the message and the return path', async () => {
	await leadToLogin(guard, page, load);
	expect([location.pathname + location.search, page.style.display]).toEqual(['/register', 'none']);
	expect(history.state.usr).toEqual({
		message: guard.message,
		returnTo: '/schedule-appointment?service=stress#when',
	});
	expect(load).toHaveBeenCalledTimes(1);
});

test('a client whose session expired is led to the log-in', async () => {
	localStorage.setItem(LAST_USER_KEY, '{"userId":"u1"}');
	await leadToLogin(guard, page, load);
	expect(location.pathname).toBe('/login');
});

test('a guarded page that is not the schedule page leads a newcomer to the log-in', async () => {
	await leadToLogin({ login: '/login' }, page, load);
	expect(location.pathname).toBe('/login');
});

test('a browser without Web Locks leads a visitor to the log-in', async () => {
	Reflect.deleteProperty(navigator, 'locks');
	await leadToLogin(guard, page, load);
	expect(location.pathname).toBe('/register');
});

test.each([SESSION_KEY, KEPT_TICKETS_KEY])('with %s stored the application decides', async (key) => {
	localStorage.setItem(key, '{}');
	await staysHere();
});

test('a new tab stays while another tab has a session', async () => {
	locksAre('tulia.session');
	await staysHere();
});

test('offline the application decides', async () => {
	jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	await staysHere();
	jest.restoreAllMocks();
});
