import { daniel } from '../../../testing/sample-appointments.ts';
import { changedWords, fromWords, moveTitle, notifiedWords } from './move-words.ts';

const people = [
	{ id: daniel.psychologistId, name: daniel.psychologist },
	{ id: 'other', name: 'Otieno Were' },
];
const there = { day: '2026-11-10', start: 540, personId: daniel.psychologistId };

describe('the title of a move', () => {
	test.each([
		[there, 'Move Daniel Ouma', 'From 9:00 AM with Dr. Nyambura Kamau.'],
		[{ ...there, start: 900 }, 'Move Daniel Ouma to 3:00 PM?', 'From 9:00 AM with Dr. Nyambura Kamau.'],
		[
			{ day: '2026-11-12', start: 900, personId: 'other' },
			'Move Daniel Ouma to 3:00 PM on Thu 12 Nov with Otieno Were?',
			'From 9:00 AM, Tue 10 Nov, with Dr. Nyambura Kamau.',
		],
	])('the title of a move to %j', (target, title, from) => {
		expect([moveTitle(daniel, target, people), fromWords(daniel, target)]).toEqual([title, from]);
	});

	test("the notice of a move depends on the client's contact details", () => {
		const withUser = (user: object) => notifiedWords({ ...daniel, user: { ...daniel.user, ...user } });
		expect(withUser({ email: 'd@example.com' })).toMatch(/by email\./);
		expect(withUser({ email: '', phone: { shown: '0712 345 678', dial: '+254712345678' } })).toMatch(/by SMS/);
		const { phone: _phone, ...noPhone } = daniel.user;
		expect(notifiedWords({ ...daniel, user: { ...noPhone, email: '' } })).toMatch(/Please tell them yourself/);
	});

	test('a visit that a colleague moved or ended shows its current state', () => {
		expect(changedWords({ ...daniel, scheduledFor: '2026-11-12T08:00:00.000Z' })).toMatch(/Thu 12 Nov, 11:00 AM with/);
		expect(changedWords({ ...daniel, status: 'cancelled' })).toMatch(/It is cancelled now/);
	});
});
