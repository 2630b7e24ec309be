import type { Cloud } from '../cloud/cloud.ts';
import type { Seed } from '../cloud/first-content.ts';

/** What the console shows and does. */
export interface Console {
	readonly cloud: Cloud;
	readonly siteOrigin: string;
	/** The file of the API's OpenAPI document, where there is one. */
	readonly apiDescription: string | undefined;
	/** Whether the start, or the last reset, is done. */
	readonly isReady: () => boolean;
	/** Empties the centre and fills it again; with the seed of the start unless another is named. */
	readonly reset: (seed?: Seed) => Promise<void>;
}
