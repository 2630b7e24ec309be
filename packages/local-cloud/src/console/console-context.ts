import type { Cloud } from '../cloud/cloud.ts';
import type { ConsoleSettings } from './console-settings.ts';

/** The cloud as the console needs it. */
export interface ConsoleContext {
	readonly cloud: Cloud;
	readonly siteOrigin: string;
	readonly settings: ConsoleSettings;
	/** The names of the seeds that a reset can choose. */
	readonly seeds: readonly string[];
	/** Whether the start or the last reset is complete. */
	readonly isReady: () => boolean;
	/** Resets and seeds the cloud, with the seed of the start by default. */
	readonly reset: (seed?: string) => Promise<void>;
	/** Takes a snapshot of the data in memory; the function restores it. */
	readonly snapshot: () => Promise<() => Promise<void>>;
}
