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
	['a computer with a mouse on a fast line', { line: fast }],
	['a phone on Wi-Fi', { line: { ...fast, type: 'wifi' }, matching: [] }],
	['a cable', { line: { ...fast, type: 'ethernet' } }],
	['a fast line whose figures are not given', { line: { effectiveType: '4g' } }],
	['a battery that is charging', { line: fast, battery: { charging: true, level: 0.05 } }],
	['a battery that is full enough', { line: fast, battery: { charging: false, level: 0.5 } }],
])('the application is prefetched on %s', async (_what, device) => {
	set(device);
	expect(await mayPrefetchApp()).toBe(true);
});

test.each<readonly [string, Device]>([
	['a browser that tells nothing of the line, such as Safari and Firefox', { line: undefined }],
	['a line somebody saves data on', { line: { ...fast, saveData: true } }],
	['a device that is to use little data', { line: fast, matching: [MOUSE, '(prefers-reduced-data: reduce)'] }],
	['a mobile network', { line: { ...fast, type: 'cellular' } }],
	['a phone whose line may be metered', { line: fast, matching: [] }],
	['a slower kind of line', { line: { ...fast, effectiveType: '3g' } }],
	['slow 4G', { line: { effectiveType: '4g', downlink: 1.6, rtt: 150 } }],
	['a narrow line', { line: { ...fast, downlink: 4.9 } }],
	['a line on which an answer takes long', { line: { ...fast, rtt: 150 } }],
	['a battery that is nearly empty', { line: fast, battery: { charging: false, level: 0.2 } }],
])('the application is not prefetched on %s', async (_what, device) => {
	set(device);
	expect(await mayPrefetchApp()).toBe(false);
});
