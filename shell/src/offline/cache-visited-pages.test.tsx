/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act } from '@testing-library/react';
import { mockFetch } from '@tulia/platform/testing';
import { click, renderApp } from '../testing/render-app.tsx';

const postMessage = jest.fn();

beforeEach(() => {
	mockFetch({});
	window.scrollTo = () => undefined;
	postMessage.mockClear();
	const worker = { postMessage };
	const value = { controller: worker, register: async () => undefined, ready: Promise.resolve({ active: worker }) };
	Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const read = (): readonly unknown[] => postMessage.mock.calls.flatMap(([message]) => message.pages);

test('a page opened by a link is cached, and the offline note of the page before is removed', async () => {
	const { view } = await renderApp('/services');
	await act(async () => undefined);
	expect(read()).toEqual([]);
	document.body.insertAdjacentHTML('afterbegin', '<div id="offline-note">This page is from your last visit.</div>');

	await click(view.getAllByRole('link', { name: 'Need help now?' })[0]);

	expect(read()).toEqual(['/help-now']);
	expect(document.getElementById('offline-note')).toBeNull();
});
