import type { Clock } from '../state/clock.ts';

/** A cloud before its first event: every service answers, and nothing works on its own yet. */
export interface StartedCloud {
	/** Where AWS clients go (`AWS_ENDPOINT_URL`); any credentials will do. */
	readonly awsEndpoint: string;
	readonly region: string;
	readonly tableName: string;
	/** Values of the stacks' outputs by `<stack>.<name>`. */
	readonly outputs: Readonly<Record<string, string>>;
	readonly dataDir: string;
	readonly clock: Clock;
	/** Runs `work` while the table has no stream: no function receives what it writes. */
	withoutStream(work: () => Promise<void>): Promise<void>;
	/** Tells the person at the terminal what happens. */
	log(line: string): void;
}

/** What the app puts into its cloud: releases, records, rendered pages. */
export interface CloudContent {
	/** The names a reset may ask for. */
	readonly seeds: readonly string[];
	/**
	 * Runs at every start and after every reset, before the first event. A start that is cut off runs it again, so it must be
	 * idempotent. `seed` is the name a reset asked for, if it did.
	 */
	fill(cloud: StartedCloud, seed?: string): Promise<void>;
	/** Runs when a reset begins, before anything is deleted: what `fill` has noted in the data folder counts no more. */
	forget(dataDir: string): Promise<void>;
}
