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

/** A module that notes what it is asked for. */
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

/** Somebody who has an account: without that, who wants to book is led to the sign-up. */
const knownHere = (): void =>
	localStorage.setItem('tulia.kept-tickets', JSON.stringify({ userId: 'u1', tickets: [{}] }));

test('whoever types into the log-in has the home page fetched', async () => {
	await renderApp('/login', fetchModule);
	expect(loadModule).not.toHaveBeenCalled();
	await focus('Email');
	expect(loadModule.mock.calls).toEqual([['content']]);
	expect(prefetched.mock.calls).toEqual([['/']]);
});

test('whoever types into the log-in on the way to another page has that page fetched, without what the address says beside it', async () => {
	knownHere();
	await renderApp('/schedule-appointment?service=family', fetchModule);
	expect(prefetched).not.toHaveBeenCalled();
	await focus('Email');
	expect(prefetched.mock.calls).toEqual([['/schedule-appointment']]);
});

test('the next field asks again for what has expired, and fetches no file twice', async () => {
	await renderApp('/login', fetchModule);
	await focus('Email');
	await focus('Password');
	expect(loadModule).toHaveBeenCalledTimes(1);
	expect(prefetched.mock.calls).toEqual([['/'], ['/']]);
});

test.each(['/register', '/schedule-appointment'])(
	'whoever registers from %s has the booking form fetched',
	async (path) => {
		await renderApp(path, fetchModule);
		await focus('Full name');
		expect(prefetched.mock.calls).toEqual([['/schedule-appointment']]);
	},
);

test('nobody has pages of staff fetched before they are known', async () => {
	await renderApp('/admin', fetchModule);
	await focus('Email');
	expect(prefetched).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
	'nothing is fetched over %p',
	async (connection) => {
		connect(connection);
		await renderApp('/login', fetchModule);
		await focus('Email');
		expect(loadModule).not.toHaveBeenCalled();
	},
);

test('the footer’s field is not about logging in', async () => {
	await renderApp('/login', fetchModule);
	await screen.findByLabelText('Password');
	const other = document.querySelector<HTMLInputElement>('footer input');
	expect(other).not.toBeNull();
	await act(async () => other?.focus());
	expect(loadModule).not.toHaveBeenCalled();
});
