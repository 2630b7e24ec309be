import { anAppointment } from '../../test-support/appointment/an-appointment.ts';
import { yearsWithoutNote } from '../payment/noted-from.usecase.ts';
import { NOTHING_CHARGED } from '../payment/owed.ts';
import { NOTHING_PAID } from '../payment/visit-balance.ts';
import { clientFigures } from './client-figures.ts';

const always = (year: string): string => `${year}-01-01`;
const startAt = '2026-11-24T06:00:00.000Z';
const cancelledBy = (by: 'client' | 'staff', at: string) =>
	anAppointment({ status: 'cancelled', startAt, cancellation: { by, at } as never });

test('a cancellation by the client counts as late within 24 hours before the visit', () => {
	const visits = [
		cancelledBy('client', '2026-11-23T07:00:00.000Z'),
		cancelledBy('client', '2026-11-23T05:00:00.000Z'),
		cancelledBy('staff', '2026-11-24T05:00:00.000Z'),
	];
	expect(clientFigures(visits, [], { notedFrom: always, charges: NOTHING_CHARGED })).toMatchObject({
		attended: 0,
		missed: 0,
		cancelledLate: 1,
		stillToPay: [],
	});
});

test('what is left to pay is the sum of attended visits, per currency', () => {
	const attended = (id: string, currency: string) =>
		anAppointment({ id, status: 'attended', price: 3500_00, currency });
	const visits = [
		attended('A', 'KES'),
		attended('B', 'KES'),
		attended('C', 'USD'),
		anAppointment({ id: 'D', status: 'missed' }),
	];
	const balance = { ticketNumber: 'T', currency: 'KES', price: 3500_00, due: 3500_00, ver: 1 };
	const byMethod = { ...NOTHING_PAID, cash: 3000_00 };
	expect(
		clientFigures(visits, [{ ...balance, appointmentId: 'A', byMethod }], {
			notedFrom: always,
			charges: NOTHING_CHARGED,
		}),
	).toEqual({
		attended: 3,
		missed: 1,
		cancelledLate: 0,
		stillToPay: [
			{ currency: 'KES', amount: 4000_00 },
			{ currency: 'USD', amount: 3500_00 },
		],
	});
});

test('a visit counts as left to pay only since the centre notes payments', () => {
	const on = (id: string, day: string) =>
		anAppointment({ id, status: 'attended', price: 100_00, currency: 'KES', startAt: `${day}T06:00:00.000Z` });
	const visits = [on('A', '2026-11-24'), on('B', '2026-11-23'), on('C', '2025-11-24'), on('D', '2027-01-04')];
	const began: { readonly [year: string]: string } = { 2026: '2026-11-24', 2027: '2027-01-01' };
	const figures = clientFigures(visits, [], { notedFrom: (year) => began[year], charges: NOTHING_CHARGED });
	expect(figures.stillToPay).toEqual([{ currency: 'KES', amount: 200_00 }]);
	expect(yearsWithoutNote(visits, [])).toEqual(['2026', '2025', '2027']);
	expect(clientFigures(visits, [], { notedFrom: () => undefined, charges: NOTHING_CHARGED }).stillToPay).toEqual([]);
});
