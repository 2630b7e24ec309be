const SHARD = /^--shard=(.*)$/;

/**
 * Which part of all tests a run is asked for: `--shard=2/5`, the second of five, as jest divides them. Undefined for all of them.
 * Throws with what to write where it is not that.
 */
export function shardIn(argv) {
	const [, asked] = argv.map((word) => SHARD.exec(word)).find(Boolean) ?? [];
	if (asked === undefined) return undefined;
	const [part, of] = (/^(\d+)\/(\d+)$/.exec(asked) ?? []).slice(1).map(Number);
	if (part >= 1 && part <= of) return { part, of };
	throw new Error(`--shard=${asked} names no part. The second of five parts is --shard=2/5.`);
}

/** What is left of the words without it. */
export const withoutShard = (argv) => argv.filter((word) => !SHARD.test(word));
