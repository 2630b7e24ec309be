import { NOW } from './sample-appointments.ts';

/** Answers, frames and waiting come by themselves: faked are the date and what ticks by it. */
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

/** Begins every test of a file at `NOW`, where the clock stays unless the test moves it. */
export function freezeTime(): void {
	beforeEach(() => {
		jest.useFakeTimers({ now: NOW, doNotFake: [...NOT_FAKED] });
	});
	afterEach(() => jest.useRealTimers());
}
