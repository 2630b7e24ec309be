import type { Cloud } from '../cloud/cloud.ts';
import type { ConsoleSettings } from './console-settings.ts';

/** What the console shows and does. */
export interface ConsoleContext {
	readonly cloud: Cloud;
	readonly siteOrigin: string;
	readonly settings: ConsoleSettings;
	/** The names a reset may ask for. */
	readonly seeds: readonly string[];
	/** Whether the start, or the last reset, is done. */
	readonly isReady: () => boolean;
	/** Empties the cloud and fills it again, with the seed of the start unless another is named. */
	readonly reset: (seed?: string) => Promise<void>;
	/** Keeps what is stored, in memory; the function puts it back. */
	readonly snapshot: () => Promise<() => Promise<void>>;
}
