import { savesData } from '../offline/saves-data.ts';
import { untilIdle, untilLoaded } from '../until-idle.ts';

/** What a line has to be like, where the browser tells: megabits a second, and milliseconds there and back. */
const MIN_DOWNLINK = 5;
const MAX_RTT = 100;

/** A battery that empties is left alone below this. */
const MIN_CHARGE = 0.2;

const UNMETERED: readonly (string | undefined)[] = ['wifi', 'ethernet'];

declare global {
	interface Navigator {
		/** Not in every browser. */
		readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
	}
}

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** A computer with a mouse, where the browser does not tell what the line is: no browser of a phone keeps that to itself. */
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
 * Whether the application may come before anybody has touched what needs it: on a line that is known to be fast and not metered,
 * where nobody asked to save data or power. Browsers that tell nothing of the line get nothing ahead.
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

/** Calls `start` when the page is there, seen, and idle, where the application may come ahead of the touch. */
export async function fetchAhead(start: () => void): Promise<void> {
	await untilLoaded();
	await untilVisible();
	if (!(await mayFetchAhead())) return;
	await untilIdle();
	start();
}
