/** @jest-environment @tulia/test-kit/jsdom-environment */
import { clearAllUserData, clearUserData } from '../session/clear-user-data.ts';
import { clearOfflinePages } from './offline-pages.ts';

const postMessage = jest.fn();

const withWorkers = (value: object): unknown =>
	Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });

afterEach(() => {
	postMessage.mockClear();
	Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
	['leaving in a hurry', clearAllUserData],
	['logging out', clearUserData],
])('%s clears the offline pages of this device, without waiting', (_what, forget) => {
	withWorkers({ controller: { postMessage } });
	forget();
	expect(postMessage.mock.calls).toEqual([[{ type: 'forget' }]]);
});

test('a page without a controlling worker clears the offline pages through the registration', async () => {
	withWorkers({ controller: null, getRegistration: async () => ({ active: { postMessage } }) });
	clearOfflinePages();
	await Promise.resolve();
	expect(postMessage.mock.calls).toEqual([[{ type: 'forget' }]]);
});

test('a browser without service workers has no offline pages to clear', () => {
	expect(() => clearOfflinePages()).not.toThrow();
});
