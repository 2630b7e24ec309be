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
			/** Milliseconds there and back. */
			readonly rtt?: number;
		};
	}
}

/** Whether somebody asked their browser to load no more than they ask for. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether a page may be fetched that nobody has asked for yet: on the slowest lines it would hold up what somebody did ask for. */
export const mayPrefetch = (): boolean =>
	!savesData() && !['slow-2g', '2g'].includes(navigator.connection?.effectiveType ?? '');
