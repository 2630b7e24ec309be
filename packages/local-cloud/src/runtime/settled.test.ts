import { settled } from './settled.ts';
import type { StreamMapping } from './stream-mapping.ts';
import { writeSignal } from './write-signal.ts';

const streamsOf = (...all: readonly (() => Promise<void>)[]) =>
	new Map(all.map((caughtUp, at) => [`stream ${at}`, { caughtUp, stop: async () => {} } satisfies StreamMapping]));
const never = () => new Promise<void>(() => {});
const { signal } = new AbortController();

test('after a write during the reading of the streams, all of them are read again', async () => {
	const writes = writeSignal();
	let reads = 0;
	const streams = streamsOf(
		async () => {
			reads += 1;
		},
		async () => {
			if (reads === 1) writes.notify();
		},
	);
	expect(await settled({ busy: () => [], streams, writes, signal })).toEqual([]);
	expect(reads).toBe(2);
});

test('work that starts after the streams were read is waited for', async () => {
	let looks = 0;
	const busy = () => {
		looks += 1;
		return looks < 3 ? ['a function'] : [];
	};
	expect(await settled({ busy, streams: streamsOf(), writes: writeSignal(), signal })).toEqual([]);
	expect(looks).toBe(3);
});

test('an aborted wait names the running work and the streams that are behind', async () => {
	const end = new AbortController();
	const busy = () => ['a function'];
	const streams = streamsOf(async () => {}, never);
	const names = settled({ busy, streams, writes: writeSignal(), signal: end.signal });
	setImmediate(() => end.abort());
	expect(await names).toEqual(['a function', 'stream 1']);
});
