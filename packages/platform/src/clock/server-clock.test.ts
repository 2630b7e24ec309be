import { learnServerTime, onServerClock, serverNow } from './server-clock.ts';

const HOUR = 3_600_000;
const DEVICE = Date.parse('2026-11-22T20:15:00.000Z');
const answer = (at: number, more: Readonly<Record<string, string>> = {}): Headers =>
	new Headers({ date: new Date(at).toUTCString(), 'cache-control': 'no-store', ...more });
const hear = (headers: Headers, seconds = 0): void => learnServerTime(headers, DEVICE, DEVICE + seconds * 1000);

beforeEach(() => {
	jest.useFakeTimers({ now: DEVICE });
	hear(answer(DEVICE));
});
afterEach(() => jest.useRealTimers());

test('before any answer the device says what time it is', () => {
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('a device whose clock is wrong follows the server, in both directions', () => {
	hear(answer(DEVICE + 13 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE + 13 * HOUR);
	hear(answer(DEVICE - 400 * 24 * HOUR));
	expect(serverNow().getTime()).toBe(DEVICE - 400 * 24 * HOUR);
});

test('the time runs on from there', () => {
	hear(answer(DEVICE + HOUR));
	jest.advanceTimersByTime(90_000);
	expect(serverNow().getTime()).toBe(DEVICE + HOUR + 90_000);
});

test('a difference that a slow line explains changes nothing', () => {
	hear(answer(DEVICE + 20_000));
	expect(serverNow().getTime()).toBe(DEVICE);
	hear(answer(DEVICE + 55_000), 60);
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('an answer that a cache may hold says nothing about now', () => {
	hear(answer(DEVICE - HOUR, { 'cache-control': 'public, max-age=3600' }));
	hear(answer(DEVICE - HOUR, { age: '3600' }));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('an answer without a date, or with a damaged one, changes nothing', () => {
	hear(answer(DEVICE + HOUR));
	hear(new Headers({ 'cache-control': 'no-store' }));
	hear(answer(DEVICE, { date: 'yesterday' }));
	expect(serverNow().getTime()).toBe(DEVICE + HOUR);
});

test('a clock that is set right is believed again', () => {
	hear(answer(DEVICE + HOUR));
	hear(answer(DEVICE));
	expect(serverNow().getTime()).toBe(DEVICE);
});

test('whoever shows the time is told when it turns out to be another one, and only then', () => {
	let told = 0;
	const stop = onServerClock(() => {
		told += 1;
	});
	hear(answer(DEVICE + HOUR));
	hear(answer(DEVICE + HOUR + 1000));
	expect(told).toBe(1);
	stop();
	hear(answer(DEVICE));
	expect(told).toBe(1);
});
