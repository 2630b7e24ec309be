import { attemptFor } from './booking-attempt.ts';

const request = { serviceId: 'anxiety-management', date: '2026-11-19', time: '10:30 AM', notes: 'a' } as const;
const first = attemptFor(request, undefined, () => 'k1');

test('a repeat of the same request keeps its key', () => {
	expect(attemptFor({ ...request }, first, () => 'k2')).toBe(first);
});

test.each([
	['time', { ...request, time: '9:00 AM' }],
	['notes', { ...request, notes: 'b' }],
])('a request with another %s gets a new key', (_part, changed) => {
	expect(attemptFor(changed, first, () => 'k2').key).toBe('k2');
});
