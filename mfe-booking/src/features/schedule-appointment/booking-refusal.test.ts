import { createAppointment } from '@tulia/contracts/own-appointment/endpoints';
import type { Problem } from '@tulia/contracts/problem';
import { refusals } from '@tulia/contracts/refusals';
import { bookingRefusal } from './booking-refusal.ts';

const request = { serviceId: 'anxiety-management', date: '2026-11-19', time: '10:30 AM' };
const problem = (code: string, status: number, more: Partial<Problem> = {}) => ({
	kind: 'problem',
	problem: { type: '', title: '', status, detail: '', code, errors: [], requestId: 'r', ...more },
});

const textOf = (refusal: ReturnType<typeof bookingRefusal>): string =>
	'errors' in refusal ? (refusal.errors[0]?.message ?? '') : refusal.failure.text;

test.each(createAppointment.refusals)('the refusal %s has a message of its own', (code) => {
	const text = textOf(bookingRefusal(problem(code, refusals[code].status), request));
	expect(text).not.toBe(textOf(bookingRefusal(problem('another', 418), request)));
});

test('the refusal of a taken time reloads the free times', () => {
	const refusal = bookingRefusal(problem('slot_taken', 409, { times: ['9:00 AM'] }), request);
	expect(refusal).toMatchObject({
		failure: { at: 'times', date: request.date, time: request.time },
		freshTimes: ['9:00 AM'],
	});
});

test('a missing response is not called a failure', () => {
	expect(textOf(bookingRefusal({ kind: 'network' }, request))).toContain('do not know yet');
});

test('the message for too many requests states that nothing was booked', () => {
	expect(textOf(bookingRefusal(problem('too_many_requests', 429), request))).toContain('Nothing was booked');
});
