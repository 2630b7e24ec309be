import { validateGetMyAppointmentParams } from '@tulia/contracts/validators/own-appointment';
import { ticketNumber } from './ticket-number.ts';

test('a ticket number is the prefix, the year at the centre, and five unambiguous characters', () => {
	const newYear = new Date('2026-12-31T21:00:00.000Z'); // midnight in Nairobi
	const characters = new Set<string>();
	for (let character = 0; character < 31; character += 1) {
		const number = ticketNumber('TUL', newYear, () => character);
		expect(validateGetMyAppointmentParams({ ticketNumber: number })).toBe(true);
		expect(number.slice(0, 7)).toBe('TUL-27-');
		characters.add(number.slice(-1));
	}
	expect([...characters].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
});

test('each character of a ticket number is drawn independently', () => {
	const draws = [0, 1, 2, 3, 30];
	expect(ticketNumber('TUL', new Date('2026-06-01T00:00:00.000Z'), () => draws.shift() ?? 0)).toBe('TUL-26-2345Z');
});
