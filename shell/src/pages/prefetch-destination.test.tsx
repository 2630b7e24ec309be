/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, screen } from '@testing-library/react';
import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';
import { mockFetch } from '@tulia/platform/testing';
import { placeholder, renderApp } from '../testing/render-app.tsx';

const loadModule = jest.fn<void, [ModuleName]>();
const prefetched = jest.fn<void, [string]>();

const connect = (connection: Navigator['connection'] & object): void =>
	void Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** A module that records its prefetches. */
async function fetchModule(name: ModuleName): Promise<RemoteModule> {
	loadModule(name);
	return { ...placeholder(name), prefetch: (path) => prefetched(path) };
}

async function focus(label: string): Promise<void> {
	const field = (await screen.findAllByLabelText(label)).find((element) => element.closest('main'));
	await act(async () => field?.focus());
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
	connect({});
	loadModule.mockReset();
	prefetched.mockReset();
	mockFetch({});
});

/** An account is known in this browser; otherwise booking leads to the sign-up. */
const knownHere = (): void =>
	localStorage.setItem('tulia.kept-tickets', JSON.stringify({ userId: 'u1', tickets: [{}] }));

test('typing into the log-in prefetches the home page', async () => {
	await renderApp('/login', fetchModule);
	expect(loadModule).not.toHaveBeenCalled();
	await focus('Email');
	expect(loadModule.mock.calls).toEqual([['content']]);
	expect(prefetched.mock.calls).toEqual([['/']]);
});

test('typing into the log-in on the way to another page prefetches that page, without the query of its address', async () => {
	knownHere();
	await renderApp('/schedule-appointment?service=family', fetchModule);
	expect(prefetched).not.toHaveBeenCalled();
	await focus('Email');
	expect(prefetched.mock.calls).toEqual([['/schedule-appointment']]);
});

test('the next field refreshes expired data, and loads no file twice', async () => {
	await renderApp('/login', fetchModule);
	await focus('Email');
	await focus('Password');
	expect(loadModule).toHaveBeenCalledTimes(1);
	expect(prefetched.mock.calls).toEqual([['/'], ['/']]);
});

test.each(['/register', '/schedule-appointment'])('registering from %s prefetches the booking form', async (path) => {
	await renderApp(path, fetchModule);
	await focus('Full name');
	expect(prefetched.mock.calls).toEqual([['/schedule-appointment']]);
});

test('staff pages are not prefetched before the log-in', async () => {
	await renderApp('/admin', fetchModule);
	await focus('Email');
	expect(prefetched).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
	'nothing is prefetched over %p',
	async (connection) => {
		connect(connection);
		await renderApp('/login', fetchModule);
		await focus('Email');
		expect(loadModule).not.toHaveBeenCalled();
	},
);

test('typing into the footer’s field does not prefetch', async () => {
	await renderApp('/login', fetchModule);
	await screen.findByLabelText('Password');
	const other = document.querySelector<HTMLInputElement>('footer input');
	expect(other).not.toBeNull();
	await act(async () => other?.focus());
	expect(loadModule).not.toHaveBeenCalled();
});
