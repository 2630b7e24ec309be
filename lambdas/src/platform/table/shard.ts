/**
 * Which of `shards` partitions an id belongs to, from 0. Stable across processes and releases (FNV-1a, 32 bits): a
 * retry of an ambiguous write must name the same item.
 */
export function shardOf(id: string, shards: number): number {
	let hash = 0x811c9dc5;
	for (const byte of Buffer.from(id, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return hash % shards;
}
