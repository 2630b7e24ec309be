import { anAppointment, centre } from '../../../../test-support/notification/builders.ts';
import {
	APPOINTMENTS,
	LETTER_NOW,
	letterFacts,
	letterFactsOf,
} from '../../../../test-support/notification/letter-facts.ts';
import { greetingTo } from '../../channel/mail/letter.ts';
import { letterHtml } from '../../channel/mail/letter-html.ts';
import { letterText } from '../../channel/mail/letter-text.ts';
import { appointmentLetter } from './appointment-letter.ts';
import { calendarEntry } from './calendar-entry.ts';

const KINDS = ['confirmation', 'reminder', 'moved', 'cancelled'] as const;
const VISITS = ['confirmation', 'reminder', 'moved'] as const;

describe('a letter', () => {
	test('a letter states date, time in EAT, place and ticket', () => {
		const { subject, facts: stated } = appointmentLetter('confirmation', letterFacts);
		expect(subject).toBe('Your appointment is confirmed: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(stated).toEqual([
			{ label: 'Date', value: 'Thu 19 Nov 2026' },
			{ label: 'Time', value: '10:30 AM EAT, until 11:30 AM' },
			{ label: 'Place', value: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi' },
			{ label: 'Ticket', value: 'TUL-26-4K7M9' },
			{ label: 'For', value: 'You' },
			{ label: 'Amount', value: '$45' },
		]);
	});

	test.each(VISITS)('a letter of kind %s states the amount and how to pay, without the service', (kind) => {
		const { appointment } = letterFactsOf(kind);
		const text = letterText(
			appointmentLetter(kind, {
				...letterFacts,
				appointment: { ...appointment, price: 350_000, currency: 'KES', forWhom: 'my_child' },
				centre: { ...centre, howToPay: 'At the front desk, after the visit' },
			}),
		);
		expect(text).toMatch(/Amount +KES\u00a03,500/);
		expect(text).toMatch(/How to pay +At the front desk, after the visit/);
		expect(text).toMatch(/For +Your child/);
		expect(text).not.toContain('Therapy');
	});

	test('a letter of a cancelled visit states no amount', () => {
		expect(letterText(appointmentLetter('cancelled', letterFactsOf('cancelled')))).not.toContain('$45');
	});

	test('a letter announces the reminder with its time when one will be sent', () => {
		expect(letterText(appointmentLetter('confirmation', letterFacts))).toContain(
			'We will send you a reminder 24 hours before, on Wed 18 Nov 2026 at 10:30 AM EAT.',
		);
	});

	test('a letter announces no reminder when the appointment is less than 24 hours away', () => {
		const appointment = anAppointment({ reminder: { state: 'covered_by_confirmation' } });
		const text = letterText(appointmentLetter('confirmation', { ...letterFacts, appointment }));
		expect(text).toContain('less than 24 hours away, so we will not send another reminder');
		expect(text).not.toContain('We will send you a reminder');
	});

	test.each(VISITS)('a letter of kind %s says what to bring, whom to call and where to look', (kind) => {
		const text = letterText(appointmentLetter(kind, letterFactsOf(kind)));
		expect(text).toContain('Please arrive 10 minutes early. Bring a valid ID and your ticket.');
		expect(text).toContain('call us on 0700 000 100');
		expect(text).toContain('https://tulia.example/appointments/TUL-26-4K7M9');
		expect(text.startsWith('Hello Wairimu,')).toBe(true);
	});

	test.each([
		['Wairimu Kamau', 'Hello Wairimu,'],
		['  Wairimu \n Kamau', 'Hello Wairimu,'],
		['Dr. Otieno', 'Hello Dr. Otieno,'],
		['Mama Njeri', 'Hello Mama Njeri,'],
		['Otieno, J.', 'Hello Otieno,'],
		['Dr. Wanjiku Mwangi, PhD.', 'Hello Dr. Wanjiku Mwangi, PhD,'],
		['J. Otieno', 'Hello J. Otieno,'],
		['Ng’ang’a', 'Hello Ng’ang’a,'],
		['O', 'Hello O,'],
		['<a href="http://evil.example">win</a>', 'Hello,'],
		['😀 Amina', 'Hello,'],
		['N/A', 'Hello,'],
		['\u202eAkinyi\u200b Odhiambo', 'Hello Akinyi,'],
	])('a letter greets %j by "%s"', (name, greeting) => expect(greetingTo(name)).toBe(greeting));

	test.each(VISITS)(
		'a letter of kind %s says until when the visit can be changed, and afterwards whom to call',
		(kind) => {
			const until = Date.parse('2026-11-18T07:30:00.000Z');
			const before = appointmentLetter(kind, { ...letterFactsOf(kind), now: new Date(until - 1) }).closing;
			expect(before).toBe(
				'You can change or cancel it there until Wed 18 Nov 2026, 10:30 AM EAT. After that, call us on 0700 000 100.',
			);
			const after = appointmentLetter(kind, { ...letterFactsOf(kind), now: new Date(until + 1) }).closing;
			expect(after).toBe('If you need to change or cancel it, call us on 0700 000 100.');
		},
	);

	test('a letter announces the question for a consent only when one is missing', () => {
		const text = letterText(appointmentLetter('confirmation', { ...letterFacts, lacksConsent: true }));
		expect(text).toContain('At your visit we will ask for your consent');
		expect(letterText(appointmentLetter('confirmation', letterFacts))).not.toContain('consent');
	});

	test.each(KINDS)('a letter of kind %s has no word of health or therapy', async (kind) => {
		const given = { ...letterFactsOf(kind), lacksConsent: true };
		const letter = appointmentLetter(kind, given);
		const wholeLetter = `${letter.subject} ${letterText(letter)} ${letterHtml(letter)} ${calendarEntry(given, LETTER_NOW).content}`;
		expect(wholeLetter).not.toMatch(
			/therap|counsel|psycholog|mental|health|addict|depress|anxi|trauma|session|patient/i,
		);
		expect(wholeLetter).not.toContain('!\n');
	});

	test('a letter of a move states the new and the old time', () => {
		const letter = appointmentLetter('moved', letterFactsOf('moved'));
		expect(letter.opening).toBe(
			'Your appointment has been moved. The old time, Tue 17 Nov 2026, 9:00 AM EAT, is not valid any more.',
		);
		expect(letter.subject).toBe('Your appointment has a new time: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(letter.facts).toEqual([
			{ label: 'Date', value: 'Thu 19 Nov 2026' },
			{ label: 'Time', value: '10:30 AM EAT, until 11:30 AM' },
			{ label: 'Place', value: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi' },
			{ label: 'Ticket', value: 'TUL-26-4K7M9' },
			{ label: 'For', value: 'You' },
			{ label: 'Amount', value: '$45' },
		]);
		expect(letterText(letter)).toContain('We will send you a reminder 24 hours before');
	});

	test('a letter of a move to another psychologist at the same time states no new time', () => {
		const { startAt } = APPOINTMENTS.moved;
		const appointment = { ...APPOINTMENTS.moved, movedFrom: startAt };
		const { subject, opening, facts: stated } = appointmentLetter('moved', { ...letterFacts, appointment });
		expect(subject).toBe('Your appointment has changed: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(opening).toContain('Time and place stay as they are');
		expect(stated.map(({ label }) => label)).toEqual(['Date', 'Time', 'Place', 'Ticket', 'For', 'Amount']);
	});

	test.each([
		[{ by: 'client' }, 'You cancelled your appointment.'],
		[{ by: 'client', how: 'website' }, 'You cancelled your appointment.'],
		[{ by: 'client', how: 'phone' }, 'You asked us to cancel your appointment, and we have done so.'],
		[{ by: 'client', how: 'desk' }, 'You asked us to cancel your appointment, and we have done so.'],
		[{ by: 'staff' }, 'We had to cancel your appointment. We are sorry.'],
		[{ by: 'erasure' }, 'Your account was closed, and your appointment is cancelled.'],
	] as const)('a letter of a cancellation by %j says so, with the time and how to book again', (who, opening) => {
		const appointment = { ...APPOINTMENTS.cancelled, cancellation: { ...who, at: '2026-11-16T08:00:00.000Z' } };
		const text = letterText(appointmentLetter('cancelled', { ...letterFacts, appointment }));
		expect(text).toContain(opening);
		expect(text).toContain('10:30 AM EAT, until 11:30 AM');
		expect(text).toContain('Book another time: https://tulia.example/schedule-appointment');
		expect(text).toContain('call us on 0700 000 100');
		expect(text).not.toMatch(/arrive|reminder|Bring/);
	});

	test('a letter has the same content as text and as HTML', () => {
		const letter = appointmentLetter('reminder', letterFacts);
		const html = letterHtml(letter);
		for (const sentence of [letter.opening, letter.closing, ...letter.paragraphs]) {
			expect(html).toContain(sentence);
			expect(letterText(letter)).toContain(sentence);
		}
		expect(html).not.toMatch(/<(?:img|script|link)\b/);
	});
});

describe('the calendar entry', () => {
	test('the calendar entry keeps its UID and raises its sequence when the appointment moves', () => {
		const moved = { ...letterFacts, appointment: anAppointment({ ver: 3 }) };
		expect(calendarEntry(letterFacts, LETTER_NOW).content).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(moved, LETTER_NOW).content).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(letterFacts, LETTER_NOW).content).toContain('SEQUENCE:0\r\n');
		expect(calendarEntry(moved, LETTER_NOW).content).toContain('SEQUENCE:2\r\n');
	});

	test('the calendar entry states start and end in UTC and names no service', () => {
		const entry = calendarEntry(letterFacts, LETTER_NOW).content;
		expect(entry).toContain('METHOD:PUBLISH\r\n');
		expect(entry).toContain('SUMMARY:Appointment\\, Tulia Centre\r\n');
		expect(entry).toContain('DTSTART:20261119T073000Z\r\n');
		expect(entry).toContain('DTEND:20261119T083000Z\r\n');
		expect(entry).toContain('LOCATION:Tulia House\\, 2nd floor');
	});

	test('the calendar entry of a cancelled appointment removes the entry, with the same UID, the next sequence and the same organizer', () => {
		const { method, content } = calendarEntry(letterFactsOf('cancelled'), LETTER_NOW);
		expect(method).toBe('CANCEL');
		for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:01APPOINTMENT@tulia.example', 'SEQUENCE:1'])
			expect(content).toContain(`${line}\r\n`);
		const organizer = /^ORGANIZER.*$/m;
		expect(content.match(organizer)?.[0]).toBe(calendarEntry(letterFacts, LETTER_NOW).content.match(organizer)?.[0]);
	});

	test('the calendar entry names the centre and no client', () => {
		const { content } = calendarEntry(letterFacts, LETTER_NOW);
		expect(content).toMatch(/^ORGANIZER;CN="?Tulia Centre"?:MAILTO:appointments@tulia\.example\r$/m);
		expect(content).not.toMatch(/ATTENDEE|Wairimu/);
	});

	test('the calendar entry can be made for a site on localhost', () => {
		expect(calendarEntry({ ...letterFacts, siteOrigin: 'http://localhost:8080' }, LETTER_NOW).content).toContain(
			'UID:01APPOINTMENT@localhost\r\n',
		);
	});
});
