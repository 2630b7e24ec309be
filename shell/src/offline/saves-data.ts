declare global {
	interface Navigator {
		/** Not in every browser. */
		readonly connection?: {
			readonly saveData?: boolean;
			readonly effectiveType?: string;
			/** `wifi`, `cellular`; not on every device. */
			readonly type?: string;
			/** Megabits a second. */
			readonly downlink?: number;
			/** Round-trip time, milliseconds. */
			readonly rtt?: number;
		};
	}
}

/** Whether the browser requests reduced data use. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether a page may be prefetched: on the slowest connections it would delay the requested page. */
export const mayPrefetch = (): boolean =>
	!savesData() && !['slow-2g', '2g'].includes(navigator.connection?.effectiveType ?? '');
