import { instantAt } from '@tulia/centre/instant';
import { smsMoment } from './sms-moment.ts';

const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute);
const VISIT = at('2026-11-19', 10, 30).toISOString();
const moment = (now: Date, given: { readonly startAt?: string; readonly askedAt?: string } = {}) =>
	smsMoment({ startAt: VISIT, now, ...given });

test('an SMS by day leaves at once, and is valid until the visit, for four hours at most', () => {
	expect(moment(at('2026-11-18', 10, 30))).toEqual({ kind: 'now', validSeconds: 4 * 60 * 60 });
	expect(moment(at('2026-11-19', 10))).toEqual({ kind: 'now', validSeconds: 30 * 60 });
	expect(moment(at('2026-11-19', 10, 29))).toEqual({ kind: 'now', validSeconds: 60 });
});

test.each([
	['at 8 PM', at('2026-11-17', 20), at('2026-11-18', 8)],
	['after midnight', at('2026-11-18', 0, 1), at('2026-11-18', 8)],
	['just before 8 AM', at('2026-11-18', 7, 59), at('2026-11-18', 8)],
])('an SMS that is due %s waits for the morning', (_when, now, morning) => {
	expect(moment(now)).toEqual({ kind: 'later', at: morning });
});

test('an SMS after the client’s own request leaves at night too, within a quarter of an hour', () => {
	const askedAt = at('2026-11-17', 22).toISOString();
	expect(moment(at('2026-11-17', 22, 15), { askedAt }).kind).toBe('now');
	expect(moment(at('2026-11-17', 22, 16), { askedAt })).toEqual({ kind: 'later', at: at('2026-11-18', 8) });
});

test('an SMS is not sent when the visit starts before the next morning', () => {
	const early = at('2026-11-18', 8).toISOString();
	expect(moment(at('2026-11-17', 21), { startAt: early })).toEqual({ kind: 'never', reason: 'Night' });
});

test('an SMS is not sent after the visit has begun', () => {
	expect(moment(at('2026-11-19', 10, 30))).toEqual({ kind: 'never', reason: 'Started' });
	expect(moment(at('2026-11-19', 12))).toEqual({ kind: 'never', reason: 'Started' });
});
