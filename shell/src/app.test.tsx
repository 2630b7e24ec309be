/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockFetch } from '@tulia/platform/testing';
import { SECOND_FACTOR_FIRST } from './second-factor-first.tsx';
import { loggedInAs, refusedSession } from './testing/logged-in.ts';
import { click, placeholder, renderApp } from './testing/render-app.tsx';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
	mockFetch({});
});

const header = (): HTMLElement => screen.getByRole('banner');

describe('the header', () => {
	test('the header offers a visitor Login and Sign Up', async () => {
		await renderApp('/');
		expect(within(header()).getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/login');
		expect(within(header()).getAllByRole('link', { name: 'Sign Up' })[0]?.getAttribute('href')).toBe('/register');
		expect(within(header()).queryByText('Logout')).toBeNull();
	});

	test('the header shows a client the name and a menu without the dashboard', async () => {
		mockFetch(loggedInAs('client'));
		await renderApp('/');
		await click(await within(header()).findByRole('button', { name: /Wairimu Kariuki/ }));
		expect(within(header()).getByRole('button', { name: 'Logout' })).toBeTruthy();
		expect(within(header()).queryByRole('link', { name: 'Admin Dashboard', hidden: true })).toBeNull();
	});

	test('the header shows staff the Admin Dashboard', async () => {
		mockFetch(loggedInAs('admin'));
		await renderApp('/');
		await click(await within(header()).findByRole('button', { name: /Amina Hassan/ }));
		expect(within(header()).getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin');
	});

	test('the header logs out on the server too, and discards the token', async () => {
		const sent = mockFetch(loggedInAs('client'));
		await renderApp('/');
		await click(await within(header()).findByRole('button', { name: /Wairimu Kariuki/ }));
		await click(within(header()).getByRole('button', { name: 'Logout' }));
		expect(within(header()).getAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
		expect(localStorage.getItem('tulia.session')).toBeNull();
		expect(sent.filter(({ call }) => call === 'POST /api/auth/logout')).toHaveLength(1);
	});

	test('the menu of a phone shows the name of the person, and its button shows the initial', async () => {
		mockFetch(loggedInAs('client'));
		await renderApp('/');
		await within(header()).findByRole('button', { name: /Wairimu Kariuki/ });
		const button = within(header()).getByRole('button', { name: 'Menu' });
		expect(button.textContent).toBe('W Menu');
		await click(button);
		const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
		expect(panel?.textContent).toContain('Wairimu Kariuki');
		expect(panel?.textContent).toContain('Logout');
		expect(panel?.textContent).not.toContain('Admin Dashboard');
	});

	test('the menu of a phone closes on navigation', async () => {
		await renderApp('/');
		const button = within(header()).getByRole('button', { name: 'Menu' });
		await click(button);
		const menu = within(header()).getByRole('navigation', { name: 'Main menu' });
		await click(within(menu).getByRole('link', { name: 'Services' }));
		await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('content at /services');
	});
});

describe('a page behind a log-in', () => {
	test.each([
		['/appointments/TUL-26-4K7M9', 'Please log in to see your appointments.'],
		['/admin/appointments', 'Please log in to continue.'],
	])(
		'a page behind a log-in sends a visitor of %s to /login, with the reason and the return path',
		async (address, message) => {
			const { here } = await renderApp(address);
			expect(here()).toEqual({ address: '/login', state: { message, returnTo: address } });
			expect(await screen.findByText(message)).toBeTruthy();
		},
	);

	test('a page behind a log-in sends a new visitor who books to /register, with the return path', async () => {
		const { here } = await renderApp('/schedule-appointment?service=x');
		expect(here()).toEqual({
			address: '/register',
			state: { message: 'Please log in to schedule an appointment.', returnTo: '/schedule-appointment?service=x' },
		});
	});

	test('a page behind a log-in is shown to a client', async () => {
		mockFetch(loggedInAs('client'));
		await renderApp('/schedule-appointment');
		expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('booking at /schedule-appointment');
	});

	test('a page behind a log-in preserves query and hash when the address of the specification redirects to it', async () => {
		mockFetch(loggedInAs('client'));
		const { here } = await renderApp('/booking?service=family-therapy#top');
		await screen.findByRole('heading', { level: 1 });
		expect(here().address).toBe('/schedule-appointment?service=family-therapy#top');
	});

	test('a staff page is not shown to a client, and sets no return path, which would loop', async () => {
		mockFetch(loggedInAs('client'));
		const { here } = await renderApp('/admin');
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(here().state).toEqual({ message: 'That area is for staff. Please log in with a staff account.' });
	});

	test('the admin module is shown to staff in its own frame', async () => {
		mockFetch(loggedInAs('admin'));
		await renderApp('/admin');
		expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('admin at /admin');
		expect(screen.queryByRole('banner')).toBeNull();
		expect(screen.queryByText('Leave this site')).toBeNull();
	});

	test('staff without the required second factor are sent to their account, with the reason and no return path', async () => {
		mockFetch(loggedInAs('admin'));
		const { here, store } = await renderApp('/admin');
		await screen.findByRole('heading', { level: 1 });
		await act(async () => store.dispatch({ type: 'session/secondFactorRequired' }));
		await waitFor(() => expect(here().address).toBe('/account#second-factor'));
		expect(here().state).toEqual({ message: SECOND_FACTOR_FIRST });
		expect(await screen.findByText(SECOND_FACTOR_FIRST)).toBeTruthy();
		expect(store.getState().session).toMatchObject({ status: 'in' });
		expect(store.getState().session).not.toHaveProperty('lacksSecondFactor');
	});

	test('a page behind a log-in sends a client whose stored token is refused to /login', async () => {
		mockFetch(refusedSession());
		const { here } = await renderApp('/appointments');
		await waitFor(() => expect(here().address).toBe('/login'));
	});

	test('a page behind a log-in is the return path when the session ends on it', async () => {
		mockFetch(loggedInAs('client'));
		const { here, store } = await renderApp('/schedule-appointment');
		await screen.findByRole('heading', { level: 1 });
		await act(async () => store.dispatch({ type: 'session/ended', payload: 'expired' }));
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(here().state).toEqual({ message: 'Please log in again.', returnTo: '/schedule-appointment' });
	});

	test('a page behind a log-in says that input is preserved when a form draft is stored', async () => {
		mockFetch(loggedInAs('client'));
		sessionStorage.setItem('tulia.draft.appointment', 'half filled');
		const { here, store } = await renderApp('/schedule-appointment');
		await screen.findByRole('heading', { level: 1 });
		await act(async () => store.dispatch({ type: 'session/ended', payload: 'expired' }));
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(here().state).toMatchObject({ message: 'Please log in again. What you typed is kept.' });
	});

	test('logging out on a page behind a log-in leads to the start page, with a message', async () => {
		mockFetch(loggedInAs('client'));
		const { here } = await renderApp('/appointments');
		await click(await within(header()).findByRole('button', { name: /Wairimu Kariuki/ }));
		await click(within(header()).getByRole('button', { name: 'Logout' }));
		await waitFor(() => expect(here().address).toBe('/'));
		expect(screen.getByText('You are logged out.')).toBeTruthy();
	});
});

describe('moved addresses of the specification', () => {
	test.each([
		['/terms', '/terms-of-service'],
		['/privacy', '/privacy-policy'],
	])('%s leads to %s', async (from, to) => {
		const { here } = await renderApp(from);
		expect(here().address).toBe(to);
	});
});

describe('a module that does not load', () => {
	beforeEach(() => {
		// React logs what a boundary caught, which this test expects.
		jest.spyOn(console, 'error').mockImplementation(() => undefined);
	});
	afterEach(() => jest.restoreAllMocks());

	test('a module that does not load shows a message in place of its page, and Retry works once it is back', async () => {
		let isDown = true;
		await renderApp('/services', async (name) => {
			if (isDown) throw new Error('down');
			return placeholder(name);
		});
		expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
		expect(within(header()).getAllByRole('link', { name: 'Home' })).not.toHaveLength(0);
		expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'see who to call' })).not.toHaveLength(0);

		await click(screen.getByRole('button', { name: 'Retry' }));
		expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();

		isDown = false;
		await click(screen.getByRole('button', { name: 'Retry' }));
		expect(await screen.findByText('content at /services')).toBeTruthy();
	});

	test("a module that does not load leaves other modules and the shell's pages working", async () => {
		await renderApp('/services', async (name) => {
			if (name === 'content') throw new Error('down');
			return placeholder(name);
		});
		await screen.findByRole('button', { name: 'Retry' });
		await click(screen.getAllByRole('link', { name: 'Need help now?' })[0]);
		expect(await screen.findByRole('heading', { level: 1, name: 'Need help now?' })).toBeTruthy();
		expect(screen.getByText('1192')).toBeTruthy();
	});

	test('a module that did not load is retried on the next visit of its page', async () => {
		let isDown = true;
		await renderApp('/services', async (name) => {
			if (isDown) throw new Error('down');
			return placeholder(name);
		});
		await screen.findByRole('button', { name: 'Retry' });
		isDown = false;
		await click(within(header()).getAllByRole('link', { name: 'Blog' })[0]);
		expect(await screen.findByText('content at /blogs')).toBeTruthy();
	});
});
