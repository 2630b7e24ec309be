import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import type { Appointment } from '../appointment.ts';
import { appointmentPage } from './appointment-page.ts';

const names = new Map([
	['u-1', 'Achieng Otieno'],
	['u-2', 'Brian Mwangi'],
]);
const range: readonly Appointment[] = [
	anAppointment({ id: 'a1', userId: 'u-1', startAt: '2026-11-24T06:00:00.000Z', ticketNumber: 'TUL-26-AAAAA' }),
	anAppointment({ id: 'a2', userId: 'u-2', startAt: '2026-11-24T06:00:00.000Z', status: 'attended' }),
	anAppointment({ id: 'a3', userId: 'u-1', startAt: '2026-11-24T07:30:00.000Z', serviceTitle: 'Family Therapy' }),
	anAppointment({ id: 'a4', userId: 'u-2', startAt: '2026-11-25T06:00:00.000Z', status: 'cancelled' }),
];
const ask = (question: Partial<Parameters<typeof appointmentPage>[1]> = {}) =>
	appointmentPage(range, {
		cursor: undefined,
		limit: 20,
		order: 'soonest_first',
		textsOf: (userId) => [names.get(userId) ?? ''],
		...question,
	});
const idsOf = (page: ReturnType<typeof appointmentPage>) => page.rows.map(({ id }) => id);

describe('a page of appointments', () => {
	test.each([
		['nothing', '', ['a1', 'a2', 'a3', 'a4']],
		['a part of a ticket number', '26-aaa', ['a1']],
		['a client, in any case', 'BRIAN', ['a2', 'a4']],
		['a service', 'family', ['a3']],
		['spaces around it', '  family ', ['a3']],
		['nobody', 'zzz', []],
	])('a page of appointments has %s', (_what, search, expected) => {
		expect(idsOf(ask({ search }))).toEqual(expected);
	});

	test('a page of appointments counts all found appointments by status, even if only one status is shown', () => {
		const page = ask({ search: 'brian', status: 'attended' });
		expect(idsOf(page)).toEqual(['a2']);
		expect(page.counts).toEqual({ all: 2, confirmed: 0, attended: 1, missed: 0, cancelled: 1 });
	});

	test('a page of appointments continues at its cursor among rows that start together, and ends', () => {
		const first = ask({ limit: 1 });
		const second = ask({ limit: 2, cursor: first.nextCursor });
		const third = ask({ limit: 2, cursor: second.nextCursor });
		expect([idsOf(first), idsOf(second), idsOf(third)]).toEqual([['a1'], ['a2', 'a3'], ['a4']]);
		expect(third.nextCursor).toBeUndefined();
		expect(ask({ limit: 4 }).nextCursor).toBeUndefined();
	});

	test('a page of appointments neither repeats nor skips a row when one before the cursor is removed', () => {
		const { nextCursor } = ask({ limit: 2 });
		const later = appointmentPage(range.slice(1), {
			cursor: nextCursor,
			limit: 2,
			order: 'soonest_first',
			textsOf: () => [],
		});
		expect(later.rows.map(({ id }) => id)).toEqual(['a3', 'a4']);
	});

	test('a page of appointments can show the latest first, and continue from there', () => {
		const first = ask({ order: 'latest_first', limit: 3 });
		const second = ask({ order: 'latest_first', limit: 3, cursor: first.nextCursor });
		expect([idsOf(first), idsOf(second)]).toEqual([['a4', 'a3', 'a2'], ['a1']]);
	});

	test('a page of appointments can be limited to one psychologist or one service', () => {
		expect(idsOf(ask({ psychologistId: 'nobody' }))).toEqual([]);
		expect(
			idsOf(ask({ psychologistId: range[0]?.psychologistId ?? '', serviceId: range[0]?.serviceId ?? '' })),
		).toHaveLength(4);
	});
});
