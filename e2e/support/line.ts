import type { BrowserContext, Page } from 'playwright-core';

/** The connection that a browser reports (`navigator.connection`). `undefined`: not supported, as in Safari. */
export interface EmulatedConnection {
	readonly effectiveType: string;
	readonly downlink?: number;
	readonly rtt?: number;
	readonly type?: string;
	readonly saveData?: boolean;
}

/** A connection on which nothing is prefetched. */
export const ordinaryLine: EmulatedConnection = { effectiveType: '4g', downlink: 1.6, rtt: 150, saveData: false };

/** Overrides the reported connection for all pages of the context. */
export const emulateConnection = (context: BrowserContext, line: EmulatedConnection | undefined): Promise<unknown> =>
	context.addInitScript({
		content: `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(line)} });`,
	});

/** Emulates a connection for a page: its speed, and what `navigator.connection` reports. */
export async function emulateLine(
	page: Page,
	{ megabits, latency }: { readonly megabits: number; readonly latency: number },
): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const bytesPerSecond = (megabits * 1_000_000) / 8;
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency,
		downloadThroughput: bytesPerSecond,
		uploadThroughput: bytesPerSecond,
	});
}
