import { newId } from './new-id.ts';
import { shardOf } from './table/shard.ts';

const NOW = new Date('2026-11-24T06:00:00.000Z');

test('ids sort by time and are unique within one millisecond', () => {
	const ids = Array.from({ length: 1000 }, () => newId(NOW));
	expect(new Set(ids).size).toBe(1000);
	for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
	const later = newId(new Date(NOW.getTime() + 1));
	for (const id of ids) expect(id < later).toBe(true);
});

test('an id always belongs to the same shard, across releases', () => {
	expect(shardOf('', 16)).toBe(5);
	expect(shardOf('01KAMINA', 16)).toBe(shardOf('01KAMINA', 16));
	// FNV-1a of "foobar" is 0xbf9cf968 (the algorithm's published test vector).
	expect(shardOf('foobar', 2 ** 32)).toBe(0xbf9cf968);
});

test('ids spread evenly over the shards', () => {
	const counts = new Array<number>(16).fill(0);
	for (let at = 0; at < 16_000; at += 1) {
		const shard = shardOf(newId(new Date(NOW.getTime() + at)), 16);
		counts[shard] = (counts[shard] ?? 0) + 1;
	}
	for (const count of counts) expect(count).toBeGreaterThan(800);
});
