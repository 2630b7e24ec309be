/** The connection that the application requires, if reported: megabits a second, and round trip in milliseconds. */
const MIN_DOWNLINK = 5;
const MAX_RTT = 100;

/** Below this charge, an unplugged device does not prefetch the application. */
const MIN_CHARGE = 0.2;

const UNMETERED: readonly (string | undefined)[] = ['wifi', 'ethernet'];

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
		/** Not in every browser. */
		readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
	}
}

/** Whether the browser requests reduced data use. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether a page may be prefetched: on the slowest connections it would delay the requested page. */
export const mayPrefetchPage = (): boolean =>
	!savesData() && !['slow-2g', '2g'].includes(navigator.connection?.effectiveType ?? '');

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** Without a reported type, a computer with a mouse counts as unmetered: browsers of phones report it. */
const isUnmetered = (type: string | undefined): boolean =>
	type === undefined ? matches('(hover: hover) and (pointer: fine)') : UNMETERED.includes(type);

function isFastLine(): boolean {
	const { connection } = navigator;
	if (connection?.effectiveType !== '4g') return false;
	const { downlink = MIN_DOWNLINK, rtt = MAX_RTT, type } = connection;
	return downlink >= MIN_DOWNLINK && rtt <= MAX_RTT && isUnmetered(type);
}

async function hasPower(): Promise<boolean> {
	const battery = await navigator.getBattery?.().catch(() => undefined);
	return !battery || battery.charging || battery.level > MIN_CHARGE;
}

/**
 * Whether the application may be prefetched, twenty times as large as a page: on a fast unmetered connection, without
 * save-data and low battery. A browser that reports nothing about its connection prefetches nothing.
 */
export const mayPrefetchApp = async (): Promise<boolean> =>
	isFastLine() && !savesData() && !matches('(prefers-reduced-data: reduce)') && (await hasPower());
