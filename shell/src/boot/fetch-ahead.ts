import { savesData } from '../offline/saves-data.ts';
import { untilIdle, untilLoaded } from '../until-idle.ts';

/** The connection that a prefetch requires, if reported: megabits a second, and round trip in milliseconds. */
const MIN_DOWNLINK = 5;
const MAX_RTT = 100;

/** Below this charge, an unplugged device prefetches nothing. */
const MIN_CHARGE = 0.2;

const UNMETERED: readonly (string | undefined)[] = ['wifi', 'ethernet'];

declare global {
	interface Navigator {
		/** Not in every browser. */
		readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
	}
}

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
 * Whether the application may be prefetched: on a fast unmetered connection, without save-data and low battery. A
 * browser that reports nothing about its connection prefetches nothing.
 */
export const mayFetchAhead = async (): Promise<boolean> =>
	isFastLine() && !savesData() && !matches('(prefers-reduced-data: reduce)') && (await hasPower());

const untilVisible = (): Promise<unknown> =>
	new Promise((resolve) => {
		const check = (): void => {
			if (document.visibilityState !== 'visible') return;
			document.removeEventListener('visibilitychange', check);
			resolve(undefined);
		};
		document.addEventListener('visibilitychange', check);
		check();
	});

/** Calls `start` once the page is loaded, visible and idle, if `mayFetchAhead` allows it. */
export async function fetchAhead(start: () => void): Promise<void> {
	await untilLoaded();
	await untilVisible();
	if (!(await mayFetchAhead())) return;
	await untilIdle();
	start();
}
