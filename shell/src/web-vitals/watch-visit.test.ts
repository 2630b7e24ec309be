/** @jest-environment @tulia/test-kit/jsdom-environment */
import { watchVisit } from './watch-visit.ts';

type Entry = Readonly<Record<string, number | boolean | string>>;

/** What the browser has measured so far, by kind; those of the document beside them. */
let measured: Readonly<Record<string, readonly Entry[]>>;
let sent: unknown[];

class Observer {
	static readonly supportedEntryTypes = ['layout-shift', 'event', 'first-input', 'largest-contentful-paint'];
	readonly take: (list: { getEntries: () => readonly Entry[] }) => void;
	constructor(take: Observer['take']) {
		this.take = take;
	}
	observe({ type }: { readonly type: string }): void {
		this.take({ getEntries: () => measured[type] ?? [] });
	}
}

/** A blob whose text a test can read at once. */
class TextBlob {
	readonly type: string;
	readonly text: string;
	constructor([text]: readonly string[], { type }: { readonly type: string }) {
		this.text = String(text);
		this.type = type;
	}
}

beforeEach(() => {
	sent = [];
	measured = { navigation: [{ responseStart: 180.4 }], 'largest-contentful-paint': [{ startTime: 900.6 }] };
	Object.assign(globalThis, { PerformanceObserver: Observer, Blob: TextBlob });
	Object.assign(performance, { getEntriesByType: (type: string) => measured[type] ?? [] });
	Object.assign(navigator, {
		globalPrivacyControl: undefined,
		sendBeacon: (path: string, body: Blob) => sent.push({ path, type: body.type, body }) > 0,
	});
	history.replaceState(null, '', '/appointments/RLHFW2H8?token=secret');
});

function hide(state = 'hidden'): void {
	jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
	document.dispatchEvent(new Event('visibilitychange'));
}
const told = (): readonly Record<string, unknown>[] =>
	sent.map((each) => JSON.parse((each as { readonly body: { readonly text: string } }).body.text));

test('a visit is told once, when it is put aside, by module and pattern of the address', () => {
	watchVisit();
	hide('visible');
	expect(sent).toEqual([]);
	hide();
	hide();
	expect(sent).toMatchObject([{ path: '/api/telemetry/web-vitals', type: 'application/json' }]);
	expect(told()).toEqual([
		{ module: 'booking', route: '/appointments/*', firstByte: 180, largestPaint: 901, layoutShift: 0 },
	]);
});

test('the layout shift is the worst burst of what nobody caused', () => {
	const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
	measured = {
		'layout-shift': [shift(100, 0.02), shift(500, 0.03), shift(600, 0.9, true), shift(3000, 0.04), shift(9000, 0.01)],
	};
	watchVisit();
	hide();
	expect(told()).toMatchObject([{ layoutShift: 0.05 }]);
});

test('a burst of shifts is over after five seconds, however it goes on', () => {
	measured = {
		'layout-shift': Array.from({ length: 20 }, (_, at) => ({
			startTime: at * 900,
			value: 0.01,
			hadRecentInput: false,
		})),
	};
	watchVisit();
	hide();
	expect(told()).toMatchObject([{ layoutShift: 0.06 }]);
});

test('the slowest answer is of whole interactions, and one of fifty is forgiven', () => {
	const event = (interactionId: number, duration: number) => ({ interactionId, duration });
	measured = { event: [event(0, 999), event(1, 80), event(1, 120), event(2, 64)], 'first-input': [event(1, 120)] };
	watchVisit();
	hide();
	measured = { event: Array.from({ length: 50 }, (_, at) => event(at + 1, at === 7 ? 800 : 100 + at)) };
	watchVisit();
	hide();
	expect(told()).toMatchObject([{ slowestAnswer: 120 }, { slowestAnswer: 149 }]);
});

test('a paint after the page was put aside is nobody’s wait', () => {
	measured = {
		'largest-contentful-paint': [{ startTime: 9000 }],
		'visibility-state': [
			{ name: 'visible', startTime: 0 },
			{ name: 'hidden', startTime: 300 },
		],
	};
	watchVisit();
	hide();
	expect(told()[0]).not.toHaveProperty('largestPaint');
});

test('nothing is told of somebody who asked not to be followed', () => {
	Object.assign(navigator, { globalPrivacyControl: true });
	watchVisit();
	hide();
	expect(sent).toEqual([]);
});
