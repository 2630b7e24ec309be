/** @jest-environment @tulia/test-kit/jsdom-environment */
import { watchVisit } from './watch-visit.ts';

type Entry = Readonly<Record<string, number | boolean | string>>;

/** The performance entries by type, and those of the document. */
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

/** A blob with synchronously readable text. */
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
const reported = (): readonly Record<string, unknown>[] =>
	sent.map((each) => JSON.parse((each as { readonly body: { readonly text: string } }).body.text));

test('a visit is reported once, when the page is hidden, by module and pattern of the address', () => {
	watchVisit();
	hide('visible');
	expect(sent).toEqual([]);
	hide();
	hide();
	expect(sent).toMatchObject([{ path: '/api/telemetry/web-vitals', type: 'application/json' }]);
	expect(reported()).toEqual([
		{ module: 'booking', route: '/appointments/*', firstByte: 180, largestPaint: 901, layoutShift: 0 },
	]);
});

test('the layout shift is the worst session window of shifts without input', () => {
	const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
	measured = {
		'layout-shift': [shift(100, 0.02), shift(500, 0.03), shift(600, 0.9, true), shift(3000, 0.04), shift(9000, 0.01)],
	};
	watchVisit();
	hide();
	expect(reported()).toMatchObject([{ layoutShift: 0.05 }]);
});

test('a session window of shifts is over after five seconds', () => {
	measured = {
		'layout-shift': Array.from({ length: 20 }, (_, at) => ({
			startTime: at * 900,
			value: 0.01,
			hadRecentInput: false,
		})),
	};
	watchVisit();
	hide();
	expect(reported()).toMatchObject([{ layoutShift: 0.06 }]);
});

test('the slowest response is computed per interaction, and the slowest of every fifty is ignored', () => {
	const event = (interactionId: number, duration: number) => ({ interactionId, duration });
	measured = { event: [event(0, 999), event(1, 80), event(1, 120), event(2, 64)], 'first-input': [event(1, 120)] };
	watchVisit();
	hide();
	measured = { event: Array.from({ length: 50 }, (_, at) => event(at + 1, at === 7 ? 800 : 100 + at)) };
	watchVisit();
	hide();
	expect(reported()).toMatchObject([{ slowestAnswer: 120 }, { slowestAnswer: 149 }]);
});

test('a paint after the page was hidden is not counted', () => {
	measured = {
		'largest-contentful-paint': [{ startTime: 9000 }],
		'visibility-state': [
			{ name: 'visible', startTime: 0 },
			{ name: 'hidden', startTime: 300 },
		],
	};
	watchVisit();
	hide();
	expect(reported()[0]).not.toHaveProperty('largestPaint');
});

test('nothing is reported with Do Not Track or Global Privacy Control', () => {
	Object.assign(navigator, { globalPrivacyControl: true });
	watchVisit();
	hide();
	expect(sent).toEqual([]);
});
