/** @jest-environment @tulia/test-kit/jsdom-environment */
import { mayPrefetchApp } from './budget.ts';

type Line = NonNullable<Navigator['connection']>;

const fast: Line = { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false };

interface Device {
	readonly line?: Line | undefined;
	readonly matching?: readonly string[];
	readonly battery?: { readonly charging: boolean; readonly level: number };
}
const MOUSE = '(hover: hover) and (pointer: fine)';

function set({ line, matching = [MOUSE], battery }: Device): void {
	Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
	Object.defineProperty(navigator, 'getBattery', { value: battery && (async () => battery), configurable: true });
	window.matchMedia = ((query: string) => ({ matches: matching.includes(query) })) as typeof window.matchMedia;
}

test.each<readonly [string, Device]>([
	['a computer with a mouse on a fast connection', { line: fast }],
	['a phone on Wi-Fi', { line: { ...fast, type: 'wifi' }, matching: [] }],
	['a wired connection', { line: { ...fast, type: 'ethernet' } }],
	['a fast connection without figures', { line: { effectiveType: '4g' } }],
	['a charging battery', { line: fast, battery: { charging: true, level: 0.05 } }],
	['a battery with enough charge', { line: fast, battery: { charging: false, level: 0.5 } }],
])('the application is prefetched on %s', async (_what, device) => {
	set(device);
	expect(await mayPrefetchApp()).toBe(true);
});

test.each<readonly [string, Device]>([
	['a browser that reports nothing about the connection, such as Safari and Firefox', { line: undefined }],
	['a connection with save-data', { line: { ...fast, saveData: true } }],
	['a device with reduced data use', { line: fast, matching: [MOUSE, '(prefers-reduced-data: reduce)'] }],
	['a mobile network', { line: { ...fast, type: 'cellular' } }],
	['a phone whose connection may be metered', { line: fast, matching: [] }],
	['a slower connection type', { line: { ...fast, effectiveType: '3g' } }],
	['slow 4G', { line: { effectiveType: '4g', downlink: 1.6, rtt: 150 } }],
	['a connection with little bandwidth', { line: { ...fast, downlink: 4.9 } }],
	['a connection with a long round trip', { line: { ...fast, rtt: 150 } }],
	['a nearly empty battery', { line: fast, battery: { charging: false, level: 0.2 } }],
])('the application is not prefetched on %s', async (_what, device) => {
	set(device);
	expect(await mayPrefetchApp()).toBe(false);
});
