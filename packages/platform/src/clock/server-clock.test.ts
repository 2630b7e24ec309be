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

test('before any answer the device says what time it is', () => {
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('a device whose clock is wrong follows the server, in both directions', () => {
	syncAfter(answer(DEVICE + 13 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE + 13 * HOUR);
	syncAfter(answer(DEVICE - 400 * 24 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE - 400 * 24 * HOUR);
});

test('the time runs on from there', () => {
	syncAfter(answer(DEVICE + HOUR));
	jest.advanceTimersByTime(90_000);
	expect(serverNow().getTime()).toBe(DEVICE + HOUR + 90_000);
});

test('a difference that a slow line explains changes nothing', () => {
	syncAfter(answer(DEVICE + 20_000));
	expect(serverNow().getTime()).toBe(DEVICE);
	syncAfter(answer(DEVICE + 55_000), 60);
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('an answer that a cache may hold says nothing about now', () => {
	syncAfter(answer(DEVICE - HOUR, { 'cache-control': 'public, max-age=3600' }));
	syncAfter(answer(DEVICE - HOUR, { age: '3600' }));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('an answer without a date, or with a damaged one, changes nothing', () => {
	syncAfter(answer(DEVICE + HOUR));
	syncAfter(new Headers({ 'cache-control': 'no-store' }));
	syncAfter(answer(DEVICE, { date: 'yesterday' }));
	expect(serverNow().getTime()).toBe(DEVICE + HOUR);
});

test('a clock that is set right is believed again', () => {
	syncAfter(answer(DEVICE + HOUR));
	syncAfter(answer(DEVICE));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('listeners are called when the time turns out to be another one, and only then', () => {
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
