import type { RemoteModule } from '@tulia/platform';
import { createModuleLoader, MODULE_TIMEOUT } from './module-loader.ts';

const remote: RemoteModule = { App: () => null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a module is loaded once', async () => {
	const fetchModule = jest.fn(async () => remote);
	const loader = createModuleLoader(fetchModule);
	expect(await Promise.all([loader.load('content'), loader.load('content')])).toEqual([remote, remote]);
	loader.forget('content');
	expect(await loader.load('content')).toBe(remote);
	expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('a failed attempt is cached until it is discarded, so that a retry loads again', async () => {
	const fetchModule = jest
		.fn<Promise<RemoteModule>, []>()
		.mockRejectedValueOnce(new Error('down'))
		.mockResolvedValue(remote);
	const loader = createModuleLoader(fetchModule);
	await expect(loader.load('content')).rejects.toThrow('down');
	await expect(loader.load('content')).rejects.toThrow('down');
	loader.forget('content');
	expect(await loader.load('content')).toBe(remote);
});

test('a module that hangs is given up after eight seconds', async () => {
	const loader = createModuleLoader(() => new Promise(() => undefined));
	const outcome = expect(loader.load('booking')).rejects.toThrow('did not come in time');
	await jest.advanceTimersByTimeAsync(MODULE_TIMEOUT);
	await outcome;
});

test('loading with retry continues until the module loads', async () => {
	let isDown = true;
	const loader = createModuleLoader(async () => {
		if (isDown) throw new Error('down');
		return remote;
	});
	const arrived = jest.fn();
	void loader.loadWithRetry('content').then(arrived);
	await jest.advanceTimersByTimeAsync(10_000);
	expect(arrived).not.toHaveBeenCalled();
	isDown = false;
	await jest.advanceTimersByTimeAsync(30_000);
	expect(arrived).toHaveBeenCalledWith(remote);
});

test('modules load independently', async () => {
	const loader = createModuleLoader((name) =>
		name === 'booking' ? new Promise(() => undefined) : Promise.resolve(remote),
	);
	void loader.load('booking').catch(() => undefined);
	expect(await loader.load('content')).toBe(remote);
});
