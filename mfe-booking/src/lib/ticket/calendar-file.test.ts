import { aTicket } from '../../testing/samples.ts';
import { calendarFile } from './calendar-file.ts';
import { googleCalendarLink } from './google-calendar.ts';

const facts = {
	ticket: aTicket({ location: 'Tulia House, 2nd floor; Kĩndaruma Road\r\nKilimani, Nairobi, near the old jacaranda' }),
	centre: {
		name: 'Tulia Centre',
		phone: '0700 000 100',
		sender: { name: 'Tulia Centre', email: 'appointments@tulia.example' },
	},
	origin: 'https://tulia.example',
};
const NOW = new Date('2026-11-10T06:00:00.000Z');
const file = calendarFile(facts, NOW);
const unfolded = file.replaceAll('\r\n ', '');

test('a calendar file has time and place of a visit, and nothing about its subject', () => {
	expect(unfolded).toContain('DTSTART:20261119T073000Z\r\nDTEND:20261119T083000Z');
	expect(unfolded).toContain('SUMMARY:Appointment\\, Tulia Centre');
	expect(unfolded).toContain('LOCATION:Tulia House\\, 2nd floor\\; Kĩndaruma Road Kilimani\\, Nairobi');
	expect(unfolded).toContain('CLASS:PRIVATE');
	expect(unfolded).not.toMatch(/anxiety|therap|psycholog|counsel|Otieno/i);
});

test('a calendar file has no line longer than 75 octets, and ends each with CRLF', () => {
	const lines = file.split('\r\n');
	for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(lines.at(-1)).toBe('');
	expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a calendar file has the UID of the calendar entry in the emails, and a sequence number that counts the moves', () => {
	expect(unfolded).toContain('UID:01K9ZQ4W7M9@tulia.example\r\nSEQUENCE:0\r\n');
	expect(calendarFile({ ...facts, ticket: aTicket({ version: 3 }) }, NOW)).toContain('\r\nSEQUENCE:2\r\n');
	expect(unfolded).toContain('ORGANIZER;CN="Tulia Centre":mailto:appointments@tulia.example');
});

test('a link to Google Calendar has the same facts, with the times in UTC', () => {
	const link = new URL(googleCalendarLink(facts));
	expect(link.origin).toBe('https://calendar.google.com');
	expect(Object.fromEntries(link.searchParams)).toMatchObject({
		action: 'TEMPLATE',
		text: 'Appointment, Tulia Centre',
		dates: '20261119T073000Z/20261119T083000Z',
	});
	expect(decodeURIComponent(link.href)).not.toMatch(/anxiety|therap|psycholog|counsel|Otieno/i);
});
