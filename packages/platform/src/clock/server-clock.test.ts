import { onServerClockChange, serverNow, syncServerClock } from './server-clock.ts';

const HOUR = 3_600_000;
const DEVICE = Date.parse('2026-11-22T20:15:00.000Z');
const answer = (at: number, more: Readonly<Record<string, string>> = {}): Headers =>
	new Headers({ date: new Date(at).toUTCString(), 'cache-control': 'no-store', ...more });
const syncAfter = (headers: Headers, seconds = 0): void => syncServerClock(headers, DEVICE, DEVICE + seconds * 1000);

beforeEach(() => {
	jest.useFakeTimers({ now: DEVICE });
	syncAfter(answer(DEVICE));
});
afterEach(() => jest.useRealTimers());

test('the time is the device’s before any answer', () => {
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('the time is corrected by the server’s, whether the device is ahead or behind', () => {
	syncAfter(answer(DEVICE + 13 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE + 13 * HOUR);
	syncAfter(answer(DEVICE - 400 * 24 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE - 400 * 24 * HOUR);
});

test('the corrected time advances with the device’s clock', () => {
	syncAfter(answer(DEVICE + HOUR));
	jest.advanceTimersByTime(90_000);
	expect(serverNow().getTime()).toBe(DEVICE + HOUR + 90_000);
});

test('a difference within the latency of a slow connection is ignored', () => {
	syncAfter(answer(DEVICE + 20_000));
	expect(serverNow().getTime()).toBe(DEVICE);
	syncAfter(answer(DEVICE + 55_000), 60);
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('the date of a cacheable answer is ignored', () => {
	syncAfter(answer(DEVICE - HOUR, { 'cache-control': 'public, max-age=3600' }));
	syncAfter(answer(DEVICE - HOUR, { age: '3600' }));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('a missing or invalid date is ignored', () => {
	syncAfter(answer(DEVICE + HOUR));
	syncAfter(new Headers({ 'cache-control': 'no-store' }));
	syncAfter(answer(DEVICE, { date: 'yesterday' }));
	expect(serverNow().getTime()).toBe(DEVICE + HOUR);
});

test('a device clock that was set right is used again', () => {
	syncAfter(answer(DEVICE + HOUR));
	syncAfter(answer(DEVICE));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('listeners are called only when the difference of the clocks changes', () => {
	let notifications = 0;
	const stop = onServerClockChange(() => {
		notifications += 1;
	});
	syncAfter(answer(DEVICE + HOUR));
	syncAfter(answer(DEVICE + HOUR + 1000));
	expect(notifications).toBe(1);
	stop();
	syncAfter(answer(DEVICE));
	expect(notifications).toBe(1);
});
