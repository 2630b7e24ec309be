import { NOW } from './sample-appointments.ts';

/** Left real, so that responses, frames and timeouts arrive. The date and intervals are fake. */
const NOT_FAKED = [
	'cancelAnimationFrame',
	'cancelIdleCallback',
	'clearImmediate',
	'clearTimeout',
	'hrtime',
	'nextTick',
	'performance',
	'queueMicrotask',
	'requestAnimationFrame',
	'requestIdleCallback',
	'setImmediate',
	'setTimeout',
] as const;

/** Starts every test of a file at `NOW`, where the clock stays unless the test moves it. */
export function freezeTime(): void {
	beforeEach(() => {
		jest.useFakeTimers({ now: NOW, doNotFake: [...NOT_FAKED] });
	});
	afterEach(() => jest.useRealTimers());
}
