/** @jest-environment @tulia/test-kit/jsdom-environment */
import { forgetEverything, forgetVisit } from '../session/forget-visit.ts';
import { forgetKeptPages } from './kept-pages.ts';

const postMessage = jest.fn();

const withWorkers = (value: object): unknown =>
	Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });

afterEach(() => {
	postMessage.mockClear();
	Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
	['leaving in a hurry', forgetEverything],
	['logging out', forgetVisit],
])('%s has the pages kept on this device forgotten, without waiting', (_what, forget) => {
	withWorkers({ controller: { postMessage } });
	forget();
	expect(postMessage.mock.calls).toEqual([[{ type: 'forget' }]]);
});

test('a page that the worker has not seen finds it', async () => {
	withWorkers({ controller: null, getRegistration: async () => ({ active: { postMessage } }) });
	forgetKeptPages();
	await Promise.resolve();
	expect(postMessage.mock.calls).toEqual([[{ type: 'forget' }]]);
});

test('a browser without workers has kept nothing', () => {
	expect(() => forgetKeptPages()).not.toThrow();
});
