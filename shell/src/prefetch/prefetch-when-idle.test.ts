/** @jest-environment @tulia/test-kit/jsdom-environment */

import { type AppStore, baseApi, makeStore, type RemoteModule } from '@tulia/platform';
import { createModuleLoader } from '../modules/module-loader.ts';
import { prefetchBookingWhenIdle, QUIET } from './prefetch-page.ts';

const App = (): null => null;
const prefetch = jest.fn();
const fetchModule = jest.fn<Promise<RemoteModule>, [string]>();

const sessionOf = (role: 'client' | 'admin') => ({
	type: 'session/started',
	payload: { token: 't', user: { id: 'u1', name: 'Wairimu', role } },
});
const connect = (connection: Navigator['connection'] & object): void =>
	void Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

function begin(): AppStore {
	const store = makeStore();
	prefetchBookingWhenIdle(createModuleLoader(fetchModule), store);
	return store;
}

beforeEach(() => {
	jest.useFakeTimers();
	fetchModule.mockReset().mockResolvedValue({ App, prefetch });
	connect({});
	history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('the files of the booking pages are prefetched for a client once the page is idle, and no data is', async () => {
	const store = begin();
	await pass(QUIET);
	expect(fetchModule).not.toHaveBeenCalled();
	store.dispatch(sessionOf('client'));
	await pass(QUIET - 1);
	expect(fetchModule).not.toHaveBeenCalled();
	await pass(QUIET);
	expect(fetchModule.mock.calls).toEqual([['booking']]);
	expect(prefetch).not.toHaveBeenCalled();
	store.dispatch(sessionOf('client'));
	await pass(3 * QUIET);
	expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('prefetching waits for the pending calls of the page', async () => {
	let answer: (value: { data: null }) => void = () => undefined;
	const slow = baseApi.injectEndpoints({
		endpoints: (build) => ({
			slow: build.query<null, void>({
				queryFn: () =>
					new Promise((resolve) => {
						answer = resolve;
					}),
			}),
		}),
	});
	const store = begin();
	void store.dispatch(slow.endpoints.slow.initiate());
	store.dispatch(sessionOf('client'));
	await pass(5 * QUIET);
	expect(fetchModule).not.toHaveBeenCalled();
	answer({ data: null });
	await pass(2 * QUIET);
	expect(fetchModule).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
	'nothing is prefetched over %p',
	async (connection) => {
		connect(connection);
		begin().dispatch(sessionOf('client'));
		await pass(3 * QUIET);
		expect(fetchModule).not.toHaveBeenCalled();
	},
);

test('nothing is prefetched for staff, nor for a client who logged out meanwhile', async () => {
	begin().dispatch(sessionOf('admin'));
	const store = begin();
	store.dispatch(sessionOf('client'));
	store.dispatch({ type: 'session/ended', payload: 'logged_out' });
	await pass(3 * QUIET);
	expect(fetchModule).not.toHaveBeenCalled();
});

test('files that failed to prefetch are requested again by the page', async () => {
	const loader = createModuleLoader(fetchModule);
	const store = makeStore();
	fetchModule.mockRejectedValueOnce(new Error('down'));
	prefetchBookingWhenIdle(loader, store);
	store.dispatch(sessionOf('client'));
	await pass(3 * QUIET);
	await expect(loader.load('booking')).resolves.toEqual({ App, prefetch });
});
