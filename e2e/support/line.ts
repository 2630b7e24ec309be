import type { BrowserContext, Page } from 'playwright-core';

/** What a browser tells of its line (`navigator.connection`). `undefined`: it tells nothing, as Safari and Firefox do. */
export interface ToldLine {
	readonly effectiveType: string;
	readonly downlink?: number;
	readonly rtt?: number;
	readonly type?: string;
	readonly saveData?: boolean;
}

/** A line on which nothing is fetched ahead of a touch. */
export const ordinaryLine: ToldLine = { effectiveType: '4g', downlink: 1.6, rtt: 150, saveData: false };

/** The pages of the context are told to be on a line, whatever this machine's is. */
export const tellLine = (context: BrowserContext, line: ToldLine | undefined): Promise<unknown> =>
	context.addInitScript({
		content: `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(line)} });`,
	});

/** Emulates a line for a page: its speed, and what the browser makes of it in `navigator.connection`. */
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
