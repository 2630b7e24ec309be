import PostalMime from 'postal-mime';
import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import { anAppointment, centre } from '../testing/builders.ts';
import { type AppointmentLetterFacts, appointmentLetter } from './appointment-letter.ts';
import { calendarEntry } from './calendar-entry.ts';
import { greetingTo } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { mimeMessage } from './mime.ts';

const NOW = new Date('2026-11-16T09:00:00.000Z');
const siteOrigin = 'https://tulia.example';
const facts: AppointmentLetterFacts = {
	appointment: anAppointment(),
	centre,
	name: 'Wairimu Kamau',
	lacksConsent: false,
	siteOrigin,
	now: NOW,
};
const KINDS = ['confirmation', 'reminder', 'moved', 'cancelled'] as const;
const VISITS = ['confirmation', 'reminder', 'moved'] as const;
/** The appointment as it is when a mail of this kind is due. */
const factsOf = (kind: AppointmentMailKind): AppointmentLetterFacts => ({ ...facts, appointment: CASES[kind] });
const CASES: Record<AppointmentMailKind, NotifiedAppointment> = {
	confirmation: anAppointment(),
	reminder: anAppointment(),
	moved: anAppointment({ ver: 2, movedFrom: '2026-11-17T06:00:00.000Z' }),
	cancelled: anAppointment({
		ver: 2,
		status: 'cancelled',
		cancellation: { by: 'client', at: '2026-11-16T08:00:00.000Z' },
	}),
};

const messageOf = async (
	given: Partial<AppointmentLetterFacts> = {},
	to = 'wairimu@mail.example',
	kind: AppointmentMailKind = 'confirmation',
) => {
	const all = { ...facts, ...given };
	const raw = await mimeMessage({
		letter: appointmentLetter(kind, all),
		from: { name: all.centre.mailSender.name, address: all.centre.mailSender.email },
		replyTo: centre.emails.general,
		to,
		calendar: calendarEntry(all, NOW),
	});
	return { raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) };
};

describe('a letter', () => {
	test('a letter tells date, time in EAT, place and ticket', () => {
		const { subject, facts: told } = appointmentLetter('confirmation', facts);
		expect(subject).toBe('Your appointment is confirmed: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(told).toEqual([
			{ label: 'Date', value: 'Thu 19 Nov 2026' },
			{ label: 'Time', value: '10:30 AM EAT, until 11:30 AM' },
			{ label: 'Place', value: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi' },
			{ label: 'Ticket', value: 'TUL-26-4K7M9' },
			{ label: 'For', value: 'You' },
			{ label: 'Amount', value: '$45' },
		]);
	});

	test.each(VISITS)('a letter of kind %s tells the amount and how to pay it, without the service', (kind) => {
		const { appointment } = factsOf(kind);
		const text = letterText(
			appointmentLetter(kind, {
				...facts,
				appointment: { ...appointment, price: 350_000, currency: 'KES', forWhom: 'my_child' },
				centre: { ...centre, howToPay: 'At the front desk, after the visit' },
			}),
		);
		expect(text).toMatch(/Amount +KES\u00a03,500/);
		expect(text).toMatch(/How to pay +At the front desk, after the visit/);
		expect(text).toMatch(/For +Your child/);
		expect(text).not.toContain('Therapy');
	});

	test('a letter of a cancelled visit names no amount', () => {
		expect(letterText(appointmentLetter('cancelled', factsOf('cancelled')))).not.toContain('$45');
	});

	test('a letter promises a reminder with its time when one will be sent', () => {
		expect(letterText(appointmentLetter('confirmation', facts))).toContain(
			'We will send you a reminder 24 hours before, on Wed 18 Nov 2026 at 10:30 AM EAT.',
		);
	});

	test('a letter says that no reminder follows when the appointment is less than 24 hours away', () => {
		const appointment = anAppointment({ reminder: { state: 'covered_by_confirmation' } });
		const text = letterText(appointmentLetter('confirmation', { ...facts, appointment }));
		expect(text).toContain('less than 24 hours away, so we will not send another reminder');
		expect(text).not.toContain('We will send you a reminder');
	});

	test.each(VISITS)('a letter of kind %s says what to bring, whom to call and where to look', (kind) => {
		const text = letterText(appointmentLetter(kind, factsOf(kind)));
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
	])('a letter greets %j by "%s"', (name, greeting) => expect(greetingTo(name)).toBe(greeting));

	test.each(VISITS)(
		'a letter of kind %s says until when it can be changed, and afterwards only whom to call',
		(kind) => {
			const until = Date.parse('2026-11-18T07:30:00.000Z');
			const before = appointmentLetter(kind, { ...factsOf(kind), now: new Date(until - 1) }).closing;
			expect(before).toBe(
				'You can change or cancel it there until Wed 18 Nov 2026, 10:30 AM EAT. After that, call us on 0700 000 100.',
			);
			const after = appointmentLetter(kind, { ...factsOf(kind), now: new Date(until + 1) }).closing;
			expect(after).toBe('If you need to change or cancel it, call us on 0700 000 100.');
		},
	);

	test('a letter says that a consent will be asked for at the visit only when one is missing', () => {
		const text = letterText(appointmentLetter('confirmation', { ...facts, lacksConsent: true }));
		expect(text).toContain('At your visit we will ask for your consent');
		expect(letterText(appointmentLetter('confirmation', facts))).not.toContain('consent');
	});

	test.each(KINDS)('a letter of kind %s is neutral', async (kind) => {
		const given = { ...factsOf(kind), lacksConsent: true };
		const letter = appointmentLetter(kind, given);
		const wholeLetter = `${letter.subject} ${letterText(letter)} ${letterHtml(letter)} ${calendarEntry(given, NOW).content}`;
		expect(wholeLetter).not.toMatch(
			/therap|counsel|psycholog|mental|health|addict|depress|anxi|trauma|session|patient/i,
		);
		expect(wholeLetter).not.toContain('!\n');
	});

	test('a letter of a move tells the new time and the old one', () => {
		const letter = appointmentLetter('moved', factsOf('moved'));
		expect(letter.opening).toBe(
			'Your appointment has been moved. The old time, Tue 17 Nov 2026, 9:00 AM EAT, no longer counts.',
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

	test('a letter of a move to somebody else at the same time does not speak of a new one', () => {
		const { startAt } = CASES.moved;
		const appointment = { ...CASES.moved, movedFrom: startAt };
		const { subject, opening, facts: told } = appointmentLetter('moved', { ...facts, appointment });
		expect(subject).toBe('Your appointment has changed: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(opening).toContain('Time and place stay as they are');
		expect(told.map(({ label }) => label)).toEqual(['Date', 'Time', 'Place', 'Ticket', 'For', 'Amount']);
	});

	test.each([
		[{ by: 'client' }, 'You cancelled your appointment.'],
		[{ by: 'client', how: 'website' }, 'You cancelled your appointment.'],
		[{ by: 'client', how: 'phone' }, 'You asked us to cancel your appointment, and we have done so.'],
		[{ by: 'client', how: 'desk' }, 'You asked us to cancel your appointment, and we have done so.'],
		[{ by: 'staff' }, 'We had to cancel your appointment. We are sorry.'],
		[{ by: 'erasure' }, 'Your account was closed, and your appointment is cancelled.'],
	] as const)('a letter of a cancellation by %j says so, which time it was, and how to book again', (who, opening) => {
		const appointment = { ...CASES.cancelled, cancellation: { ...who, at: '2026-11-16T08:00:00.000Z' } };
		const text = letterText(appointmentLetter('cancelled', { ...facts, appointment }));
		expect(text).toContain(opening);
		expect(text).toContain('10:30 AM EAT, until 11:30 AM');
		expect(text).toContain('Book another time: https://tulia.example/schedule-appointment');
		expect(text).toContain('call us on 0700 000 100');
		expect(text).not.toMatch(/arrive|reminder|Bring/);
	});

	test('a letter looks the same as text and as HTML', () => {
		const letter = appointmentLetter('reminder', facts);
		const html = letterHtml(letter);
		for (const sentence of [letter.opening, letter.closing, ...letter.paragraphs]) {
			expect(html).toContain(sentence);
			expect(letterText(letter)).toContain(sentence);
		}
		expect(html).not.toMatch(/<(?:img|script|link)\b/);
	});
});

describe('the calendar entry', () => {
	test('the calendar entry keeps its UID and counts up when the appointment moves', () => {
		const moved = { ...facts, appointment: anAppointment({ ver: 3 }) };
		expect(calendarEntry(facts, NOW).content).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(moved, NOW).content).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(facts, NOW).content).toContain('SEQUENCE:0\r\n');
		expect(calendarEntry(moved, NOW).content).toContain('SEQUENCE:2\r\n');
	});

	test('the calendar entry states start and end in UTC and names no service', () => {
		const entry = calendarEntry(facts, NOW).content;
		expect(entry).toContain('METHOD:PUBLISH\r\n');
		expect(entry).toContain('SUMMARY:Appointment\\, Tulia Centre\r\n');
		expect(entry).toContain('DTSTART:20261119T073000Z\r\n');
		expect(entry).toContain('DTEND:20261119T083000Z\r\n');
		expect(entry).toContain('LOCATION:Tulia House\\, 2nd floor');
	});

	test('the calendar entry of a cancelled appointment takes the entry away: the same UID, the next number, the same organizer', () => {
		const { method, content } = calendarEntry(factsOf('cancelled'), NOW);
		expect(method).toBe('CANCEL');
		for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:01APPOINTMENT@tulia.example', 'SEQUENCE:1'])
			expect(content).toContain(`${line}\r\n`);
		const organizer = /^ORGANIZER.*$/m;
		expect(content.match(organizer)?.[0]).toBe(calendarEntry(facts, NOW).content.match(organizer)?.[0]);
	});

	test('the calendar entry names the centre and no client', () => {
		const { content } = calendarEntry(facts, NOW);
		expect(content).toMatch(/^ORGANIZER;CN="?Tulia Centre"?:MAILTO:appointments@tulia\.example\r$/m);
		expect(content).not.toMatch(/ATTENDEE|Wairimu/);
	});

	test('the calendar entry can be written for a site on this machine', () => {
		expect(calendarEntry({ ...facts, siteOrigin: 'http://localhost:8080' }, NOW).content).toContain(
			'UID:01APPOINTMENT@localhost\r\n',
		);
	});
});

describe('the raw message', () => {
	test('the raw message carries text, HTML and the calendar file, to one person', async () => {
		const { parsed } = await messageOf();
		expect(parsed.from).toMatchObject({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
		expect(parsed.to).toEqual([{ name: '', address: 'wairimu@mail.example' }]);
		expect(parsed.replyTo).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(parsed.text).toContain('TUL-26-4K7M9');
		expect(parsed.html).toContain('TUL-26-4K7M9');
		expect(parsed.attachments.map(({ filename }) => filename)).toContain('appointment.ics');
	});

	test('the raw message ends every line in CR LF', async () => {
		const { raw } = await messageOf();
		expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	});

	test('the raw message about a cancellation tells mail programs the method of its calendar file', async () => {
		const { raw, parsed } = await messageOf(factsOf('cancelled'), 'wairimu@mail.example', 'cancelled');
		expect(raw).toMatch(/^Content-Type: text\/calendar;[^;]*;?\s*method=CANCEL/im);
		expect(parsed.text).toContain('You cancelled your appointment.');
	});

	test('the raw message keeps every line within the 998 characters that mail allows', async () => {
		const { raw } = await messageOf({ name: 'x'.repeat(5000) });
		expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
	});
});

const BREAKS = [
	'\r\nBcc: evil@x.example',
	'\nBcc: evil@x.example',
	'\rBcc: evil@x.example',
	'\r\n\r\nbody',
	'\u2028Bcc: a@b.example',
	'\u0085Bcc: a@b.example',
	'\0Bcc: a@b.example',
	'%0d%0aBcc: a@b.example',
	'=?utf-8?q?=0D=0ABcc:_a@b.example?=',
	'\r\n Bcc: folded@x.example',
];

describe('header injection', () => {
	test.each(BREAKS)('header injection finds no header to add with %j in any field', async (payload) => {
		const hostile = anAppointment({ ticketNumber: `TUL${payload}`, location: `Here${payload}` });
		const { raw, parsed } = await messageOf({ appointment: hostile, name: `Wairimu${payload}` });
		const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
		expect(headers.match(/^to:/gim)).toHaveLength(1);
		expect(headers.match(/^subject:/gim)).toHaveLength(1);
		expect(headers).not.toMatch(/^(?:bcc|cc):/im);
		expect(parsed.to).toHaveLength(1);
		expect(parsed.cc ?? []).toHaveLength(0);
		expect(parsed.bcc ?? []).toHaveLength(0);
	});

	test('header injection cannot split the subject through the centre’s own record either', async () => {
		const name = 'Tulia\r\nBcc: evil@x.example';
		const { raw } = await messageOf({ centre: { ...centre, name, mailSender: { ...centre.mailSender, name } } });
		expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
	});

	test('header injection escapes what a person wrote', () => {
		const html = letterHtml(appointmentLetter('confirmation', { ...facts, name: '<script>alert("x")</script>' }));
		expect(html).not.toContain('<script');
		expect(html).toContain('&lt;script&gt;');
	});
});
