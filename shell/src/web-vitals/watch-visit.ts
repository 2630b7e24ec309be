import { reportWebVitals } from '@tulia/contracts/routes/telemetry';
import { routePatternOf } from '@tulia/contracts/telemetry/route-pattern';
import type { WebVitalsReport } from '@tulia/contracts/telemetry/schemas';
import { isShellPage, moduleRouteFor } from '../modules/module-routes.ts';
import { layoutShiftOf } from './layout-shift.ts';
import { observe } from './observe.ts';
import { slowestAnswerOf } from './slowest-answer.ts';

declare global {
	interface Navigator {
		/** Global Privacy Control; not in every browser. */
		readonly globalPrivacyControl?: boolean;
	}
}

/** Do Not Track or Global Privacy Control: we track nobody, and respect both anyway. */
const wantsNothingSent = (): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

const navigationEntry = (): PerformanceNavigationTiming | undefined =>
	performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** When the page was first hidden, milliseconds after its start; later paints are not counted. */
const firstHidden = (): number =>
	Math.min(
		...performance
			.getEntriesByType('visibility-state')
			.filter(({ name }) => name === 'hidden')
			.map(({ startTime }) => startTime),
		Number.POSITIVE_INFINITY,
	);

/** Largest contentful paint (LCP), milliseconds after the start. */
function largestPaintOf(): () => number | undefined {
	let paintedAt: number | undefined;
	observe('largest-contentful-paint', ({ startTime }) => {
		if (startTime < firstHidden()) paintedAt = startTime;
	});
	return () => paintedAt;
}

const whole = (milliseconds: number | undefined): number | undefined =>
	milliseconds === undefined ? undefined : Math.max(0, Math.round(milliseconds));

const thousandths = (value: number | undefined): number | undefined =>
	value === undefined ? undefined : Math.round(value * 1000) / 1000;

/** Undefined fields are omitted from the JSON. */
type Report = { readonly [Field in keyof WebVitalsReport]-?: WebVitalsReport[Field] | undefined };

/** Measures this visit and sends one report when the page is hidden, without personal data. */
export function watchVisit(): void {
	if (wantsNothingSent()) return;
	const { pathname } = window.location;
	const page = {
		route: routePatternOf(pathname),
		module: isShellPage(pathname) ? 'shell' : moduleRouteFor(pathname).module,
	} as const;
	const largestPaint = largestPaintOf();
	const slowestAnswer = slowestAnswerOf();
	const layoutShift = layoutShiftOf();
	const ends = new AbortController();
	function tell(): void {
		if (document.visibilityState !== 'hidden') return;
		ends.abort();
		const report: Report = {
			...page,
			firstByte: whole(navigationEntry()?.responseStart),
			largestPaint: whole(largestPaint()),
			slowestAnswer: whole(slowestAnswer()),
			layoutShift: thousandths(layoutShift()),
		};
		navigator.sendBeacon(reportWebVitals.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
	}
	document.addEventListener('visibilitychange', tell, { signal: ends.signal });
}
