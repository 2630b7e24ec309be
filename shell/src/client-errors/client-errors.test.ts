/** @jest-environment @tulia/test-kit/jsdom-environment */
import { failedRequestId } from '@tulia/platform/boot';
import { mockFetch, type SentCall } from '@tulia/platform/testing';
import { forgetReportedErrors, reportClientError } from './report-client-error.ts';
import { reportPageFailure } from './report-page-failure.ts';
import { watchUncaughtErrors } from './watch-uncaught-errors.ts';

let sent: SentCall[];
let options: RequestInit[];
beforeAll(() => watchUncaughtErrors());
beforeEach(() => {
	forgetReportedErrors();
	sent = mockFetch({ 'POST /api/telemetry/client-errors': { status: 204, body: null } });
	options = [];
	const send = globalThis.fetch;
	globalThis.fetch = (input, init = {}) => {
		options.push(init);
		return send(input, init);
	};
	history.replaceState(null, '', '/appointments/RLHFW2H8?token=secret');
	document.body.innerHTML = `<textarea>I cannot sleep since May</textarea>
		<script id="releases" type="application/json">{"booking":"/mfe/booking/b1/remoteEntry.js"}</script>`;
});

const errorAt = (stack: string, message = 'e.map is not a function'): Error =>
	Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${stack}` });
const IN_BOOKING = 'x (https://tulia.example/mfe/booking/b1/assets/ticket-page.3f2a.js:1:2345)';
const IN_SHELL = 'y (https://tulia.example/shell/s1/assets/main.9c1d.js:3:77)';
const bodies = (): readonly unknown[] => sent.map(({ body }) => body);
const pageFailure = (change: Partial<Parameters<typeof reportPageFailure>[0]> = {}): void =>
	reportPageFailure({ module: 'booking', error: errorAt(IN_BOOKING), componentStack: '', hasArrived: true, ...change });

describe('an error of a page', () => {
	test('an error of a page is reported with its module, release, place and the pattern of its address', () => {
		pageFailure();
		expect(bodies()).toEqual([
			{
				kind: 'page',
				module: 'booking',
				release: 'b1',
				route: '/appointments/*',
				message: 'TypeError: e.map is not a function',
				position: 'assets/ticket-page.3f2a.js:1:2345',
			},
		]);
	});

	test('an error of a page is reported without cookie, token or address, and also when the page is closed', () => {
		pageFailure();
		expect(options).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }]);
		expect(sent.map(({ headers }) => [...headers.keys()])).toEqual([['content-type']]);
		expect(JSON.stringify(bodies())).not.toMatch(/RLHFW2H8|secret/);
	});

	test('an error of a page that repeats what was typed is reported without that text', () => {
		pageFailure({ error: errorAt(IN_BOOKING, 'Bad note I cannot sleep since May of amina@mail.example') });
		expect(bodies()).toMatchObject([{ message: 'TypeError: Bad note … of …' }]);
	});

	test('an error of a page without a stack position is located by its React component', () => {
		pageFailure({ error: errorAt(IN_SHELL, 'Minified React error #130'), componentStack: `\n    at ${IN_BOOKING}` });
		expect(bodies()).toMatchObject([{ kind: 'page', release: 'b1', position: 'assets/ticket-page.3f2a.js:1:2345' }]);
	});

	test('an error of a page after a failed call (5xx) is reported with the id of that request', () => {
		const now = Date.parse('2026-11-23T06:00:00.000Z');
		jest.spyOn(Date, 'now').mockReturnValue(now);
		globalThis.tuliaFailedRequest = { id: 'JKJaXmPLvHcESHA=', at: now };
		pageFailure();
		expect(bodies()).toMatchObject([{ kind: 'page', failedRequestId: 'JKJaXmPLvHcESHA=' }]);
		expect(failedRequestId(now + 60_000)).toBeUndefined();
		globalThis.tuliaFailedRequest = undefined;
	});

	test.each([
		['a file of the module that failed to load', Object.assign(errorAt(IN_BOOKING), { name: 'ChunkLoadError' }), true],
		['a module that timed out', errorAt(IN_SHELL), false],
	])('%s is distinguished from a code error', (_what, error, hasArrived) => {
		pageFailure({ error, hasArrived });
		expect(bodies()).toMatchObject([{ kind: 'load', module: 'booking', release: 'b1' }]);
	});

	test('a module that throws while it is evaluated is a code error', () => {
		pageFailure({ hasArrived: false });
		expect(bodies()).toMatchObject([{ kind: 'page' }]);
	});
});

describe('uncaught errors', () => {
	const throwUncaught = (error: unknown): boolean => window.dispatchEvent(new ErrorEvent('error', { error }));

	test('an uncaught error is reported for the module whose file threw it', () => {
		throwUncaught(errorAt(`${IN_BOOKING}\n    at ${IN_SHELL}`));
		expect(bodies()).toMatchObject([{ kind: 'uncaught', module: 'booking', release: 'b1' }]);
	});

	test('an uncaught error that the boot script and the application both see is reported once', () => {
		// Two separate builds, each with its own list of reported errors.
		jest.isolateModules(() => require('./watch-uncaught-errors.ts').watchUncaughtErrors());
		throwUncaught(errorAt('z (https://tulia.example/shell/s1/assets/boot.1a2b.js:1:9)'));
		expect(bodies()).toMatchObject([
			{ kind: 'uncaught', module: 'shell', release: 's1', position: 'assets/boot.1a2b.js:1:9' },
		]);
	});

	test.each([
		['an extension', errorAt('z (chrome-extension://abc/content.js:1:2)')],
		['a request without an answer', errorAt(IN_SHELL, 'Failed to fetch')],
		['a thrown value that is not an error', 'oops'],
	])('%s is not reported', (_what, error) => {
		throwUncaught(error);
		expect(sent).toEqual([]);
	});
});

describe('reporting', () => {
	test('the same error is reported once, and at most three errors a visit', () => {
		for (const message of ['a', 'a', 'b', 'c', 'd'])
			reportClientError({ kind: 'page', module: 'booking', error: errorAt(IN_BOOKING, message) });
		expect(sent).toHaveLength(3);
	});

	test('reporting offline or without an answer has no effect', async () => {
		jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
		pageFailure();
		expect(sent).toHaveLength(0);
		mockFetch({});
		pageFailure();
		await new Promise((resolve) => setTimeout(resolve, 0));
	});
});
