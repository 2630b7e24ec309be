import type { Clock } from '../state/clock.ts';

/** A cloud before its first event: every service answers, and no event source is running. */
export interface StartedCloud {
	/** The endpoint for AWS clients (`AWS_ENDPOINT_URL`); any credentials are accepted. */
	readonly awsEndpoint: string;
	readonly region: string;
	readonly tableName: string;
	/** Values of the stacks' outputs by `<stack>.<name>`. */
	readonly outputs: Readonly<Record<string, string>>;
	readonly dataDir: string;
	readonly clock: Clock;
	/** Runs `work` while the table's stream is off, so that no function receives its writes. */
	withoutStream(work: () => Promise<void>): Promise<void>;
	/** Prints progress to the terminal. */
	log(line: string): void;
}

/** The content that the app puts into its cloud: releases, records, rendered pages. */
export interface CloudContent {
	/** The names of the seeds that a reset can choose. */
	readonly seeds: readonly string[];
	/**
	 * Runs at every start and after every reset, before the first event. An interrupted start runs it again, so it must
	 * be idempotent. `seed` is the reset's choice, if any.
	 */
	fill(cloud: StartedCloud, seed?: string): Promise<void>;
	/** Runs when a reset begins, before anything is deleted: invalidates what `fill` has recorded in the data folder. */
	forget(dataDir: string): Promise<void>;
}
