import { onDemand } from './on-demand.ts';

test('a function on demand is loaded once, with its first call', async () => {
	const load = jest.fn(async () => async (one: number, other: number) => one + other);
	const add = onDemand(load);
	expect(load).not.toHaveBeenCalled();
	expect([await add(1, 2), await add(3, 4)]).toEqual([3, 7]);
	expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is retried with the next call', async () => {
	const load = jest.fn(async () => async () => 'loaded');
	load.mockRejectedValueOnce(new Error('no file'));
	const say = onDemand(load);
	await expect(say()).rejects.toThrow('no file');
	expect(await say()).toBe('loaded');
});
