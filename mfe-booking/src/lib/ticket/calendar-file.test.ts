import { aTicket } from '../../testing/samples.ts';
import { calendarFile } from './calendar-file.ts';

const facts = {
	ticket: aTicket({ location: 'Tulia House, 2nd floor; Kĩndaruma Road\r\nKilimani, Nairobi, near the old jacaranda' }),
	centre: { name: 'Tulia Centre', phone: '0700 000 100' },
	origin: 'https://tulia.example',
};
const file = calendarFile(facts, new Date('2026-11-10T06:00:00.000Z'));
const unfolded = file.replaceAll('\r\n ', '');

test('says when and where, and nothing of what it is about', () => {
	expect(unfolded).toContain('DTSTART:20261119T073000Z\r\nDTEND:20261119T083000Z');
	expect(unfolded).toContain('SUMMARY:Appointment\\, Tulia Centre');
	expect(unfolded).toContain('LOCATION:Tulia House\\, 2nd floor\\; Kĩndaruma Road Kilimani\\, Nairobi');
	expect(unfolded).toContain('CLASS:PRIVATE');
	expect(unfolded).not.toMatch(/anxiety|therap|psycholog|counsel|Otieno/i);
});

test('has no line longer than 75 octets, and ends each with CRLF', () => {
	const lines = file.split('\r\n');
	for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(lines.at(-1)).toBe('');
	expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
