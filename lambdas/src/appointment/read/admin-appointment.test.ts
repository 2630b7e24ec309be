import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import { adminAppointment } from './admin-appointment.ts';

const person = { name: 'Wambui Njeri', email: 'w@clients.example', emailVerified: false, emailUndeliverable: false };

describe('a row of the list for staff', () => {
	test('a row for staff says whom the visit is for, and whether the address is confirmed', () => {
		expect(adminAppointment(anAppointment({ forWhom: 'my_child' }), person)).toMatchObject({
			forWhom: 'my_child',
			user: { name: 'Wambui Njeri', emailVerified: false },
		});
	});

	test('a row for staff says whom the visit is for, even after the account was deleted', () => {
		expect(adminAppointment(anAppointment({ forWhom: 'us' }))).toMatchObject({
			forWhom: 'us',
			user: { name: 'Deleted account', email: '' },
		});
	});
});
