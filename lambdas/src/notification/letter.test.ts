import PostalMime from 'postal-mime';
import { appointmentLetter } from './appointment-letter.ts';
import { calendarEntry } from './calendar-entry.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { mimeMessage } from './mime.ts';
import { anAppointment, centre } from './testing/builders.ts';

const NOW = new Date('2026-11-16T09:00:00.000Z');
const siteOrigin = 'https://tulia.example';
const facts = { appointment: anAppointment(), centre, name: 'Wairimu Kamau', siteOrigin };

const messageOf = async (given: Partial<typeof facts> = {}, to = 'wairimu@mail.example') => {
	const all = { ...facts, ...given };
	const raw = await mimeMessage({
		letter: appointmentLetter('confirmation', all),
		from: { name: all.centre.mailSender.name, address: all.centre.mailSender.email },
		replyTo: centre.emails.general,
		to,
		calendar: calendarEntry(all, NOW),
	});
	return { raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) };
};

describe('a letter', () => {
	test('tells date, time in EAT, place and ticket', () => {
		const { subject, facts: told } = appointmentLetter('confirmation', facts);
		expect(subject).toBe('Your appointment is confirmed: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(told).toEqual([
			{ label: 'Date', value: 'Thu 19 Nov 2026' },
			{ label: 'Time', value: '10:30 AM EAT, until 11:30 AM' },
			{ label: 'Place', value: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi' },
			{ label: 'Ticket', value: 'TUL-26-4K7M9' },
		]);
	});

	test('promises a reminder with its time when one will be sent', () => {
		expect(letterText(appointmentLetter('confirmation', facts))).toContain(
			'We will send you a reminder 24 hours before, on Wed 18 Nov 2026 at 10:30 AM EAT.',
		);
	});

	test('says that no reminder follows when the appointment is less than 24 hours away', () => {
		const appointment = anAppointment({ reminder: { state: 'covered_by_confirmation' } });
		const text = letterText(appointmentLetter('confirmation', { ...facts, appointment }));
		expect(text).toContain('less than 24 hours away, so we will not send another reminder');
		expect(text).not.toContain('We will send you a reminder');
	});

	test.each(['confirmation', 'reminder'] as const)(
		'of kind %s says what to bring, whom to call and where to look',
		(kind) => {
			const text = letterText(appointmentLetter(kind, facts));
			expect(text).toContain('Please arrive 10 minutes early. Bring a valid ID and your ticket.');
			expect(text).toContain('call us on 0700 000 100');
			expect(text).toContain('https://tulia.example/appointments/TUL-26-4K7M9');
			expect(text.startsWith('Hello Wairimu,')).toBe(true);
		},
	);

	test.each(['confirmation', 'reminder'] as const)('of kind %s is neutral', async (kind) => {
		const letter = appointmentLetter(kind, facts);
		const everything = `${letter.subject} ${letterText(letter)} ${letterHtml(letter)} ${calendarEntry(facts, NOW)}`;
		expect(everything).not.toMatch(/therap|counsel|psycholog|mental|addict|depress|anxi|trauma|session|patient/i);
		expect(everything).not.toContain('!\n');
	});

	test('looks the same as text and as HTML', () => {
		const letter = appointmentLetter('reminder', facts);
		const html = letterHtml(letter);
		for (const said of [letter.opening, letter.closing, ...letter.paragraphs]) {
			expect(html).toContain(said);
			expect(letterText(letter)).toContain(said);
		}
		expect(html).not.toMatch(/<(?:img|script|link)\b/);
	});
});

describe('the calendar entry', () => {
	test('keeps its UID and counts up when the appointment moves', () => {
		const moved = { ...facts, appointment: anAppointment({ ver: 3 }) };
		expect(calendarEntry(facts, NOW)).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(moved, NOW)).toContain('UID:01APPOINTMENT@tulia.example\r\n');
		expect(calendarEntry(facts, NOW)).toContain('SEQUENCE:0\r\n');
		expect(calendarEntry(moved, NOW)).toContain('SEQUENCE:2\r\n');
	});

	test('states start and end in UTC and names no service', () => {
		const entry = calendarEntry(facts, NOW);
		expect(entry).toContain('METHOD:PUBLISH\r\n');
		expect(entry).toContain('SUMMARY:Appointment\\, Tulia Centre\r\n');
		expect(entry).toContain('DTSTART:20261119T073000Z\r\n');
		expect(entry).toContain('DTEND:20261119T083000Z\r\n');
		expect(entry).toContain('LOCATION:Tulia House\\, 2nd floor');
	});

	test('can be written for a site on this machine', () => {
		expect(calendarEntry({ ...facts, siteOrigin: 'http://localhost:8080' }, NOW)).toContain(
			'UID:01APPOINTMENT@localhost\r\n',
		);
	});
});

describe('the raw message', () => {
	test('carries text, HTML and the calendar file, to one person', async () => {
		const { parsed } = await messageOf();
		expect(parsed.from).toMatchObject({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
		expect(parsed.to).toEqual([{ name: '', address: 'wairimu@mail.example' }]);
		expect(parsed.replyTo).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(parsed.text).toContain('TUL-26-4K7M9');
		expect(parsed.html).toContain('TUL-26-4K7M9');
		expect(parsed.attachments.map(({ filename }) => filename)).toContain('appointment.ics');
	});

	test('ends every line in CR LF', async () => {
		const { raw } = await messageOf();
		expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	});

	test('keeps every line within the 998 characters that mail allows', async () => {
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
	test.each(BREAKS)('finds no header to add with %j in any field', async (payload) => {
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

	test('cannot split the subject through the centre’s own record either', async () => {
		const name = 'Tulia\r\nBcc: evil@x.example';
		const { raw } = await messageOf({ centre: { ...centre, name, mailSender: { ...centre.mailSender, name } } });
		expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
	});

	test('escapes what a person wrote', () => {
		const html = letterHtml(appointmentLetter('confirmation', { ...facts, name: '<script>alert("x")</script>' }));
		expect(html).not.toContain('<script');
		expect(html).toContain('&lt;script&gt;');
	});
});
