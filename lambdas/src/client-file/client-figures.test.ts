import { anAppointment } from '../appointment/testing/an-appointment.ts';
import { NOTHING_PAID } from '../payment/visit-balance.ts';
import { clientFigures } from './client-figures.ts';

const startAt = '2026-11-24T06:00:00.000Z';
const cancelledBy = (by: 'client' | 'staff', at: string) =>
	anAppointment({ status: 'cancelled', startAt, cancellation: { by, at } as never });

test('late is what the client ended within the last 24 hours', () => {
	const visits = [
		cancelledBy('client', '2026-11-23T07:00:00.000Z'),
		cancelledBy('client', '2026-11-23T05:00:00.000Z'),
		cancelledBy('staff', '2026-11-24T05:00:00.000Z'),
	];
	expect(clientFigures(visits, [])).toMatchObject({ attended: 0, missed: 0, cancelledLate: 1, stillToPay: [] });
});

test('what is left to pay comes from attended visits, each in its own currency', () => {
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
	expect(clientFigures(visits, [{ ...balance, appointmentId: 'A', byMethod }])).toEqual({
		attended: 3,
		missed: 1,
		cancelledLate: 0,
		stillToPay: [
			{ currency: 'KES', amount: 4000_00 },
			{ currency: 'USD', amount: 3500_00 },
		],
	});
});
