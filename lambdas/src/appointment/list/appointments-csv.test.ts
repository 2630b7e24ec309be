import Papa from 'papaparse';
import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import { appointmentLines, appointmentsHead } from './appointments-csv.ts';

const people = (name: string, emailVerified = true) =>
	new Map([['u-1', { name, email: 'c@clients.example', emailVerified, emailUndeliverable: false, consents: {} }]]);
const cellsOf = (csv: string): readonly (readonly string[])[] => Papa.parse<string[]>(csv.slice(1)).data;

describe('a CSV file of appointments', () => {
	test('the file of appointments is marked as UTF-8, and has dates, times and prices as people write them', () => {
		const csv = appointmentsHead(true) + appointmentLines([anAppointment()], people('Zoë Ünal'), true);
		expect(csv.codePointAt(0)).toBe(0xfeff);
		expect(cellsOf(csv)[1]).toEqual([
			'TUL-26-4K7M9',
			'Zoë Ünal',
			'c@clients.example',
			'yes',
			'The client',
			'Stress Management',
			'Psychologist amina',
			'2026-11-24',
			'9:00 AM',
			'10:00 AM',
			'confirmed',
			'35.00',
			'USD',
			'2026-11-20',
		]);
	});

	test('the file of appointments has no notes, not even sealed ones', () => {
		expect(
			appointmentLines([anAppointment({ notes: 'v1.sealed', staffNote: 'v1.staff' })], people('A'), true),
		).not.toContain('v1.');
	});

	test.each([
		'=HYPERLINK("https://evil.example","Open")',
		'+1+1',
		'-2+3',
		'@SUM(A1)',
		'\t=1+1',
		'\r=1+1',
		'\n=1+1',
		'  =1+1',
		'＝1+1',
		'"=1+1',
		'=1+1","=2+2',
	])('the file of appointments has %j as text', (name) => {
		const [, row = []] = cellsOf(appointmentsHead(true) + appointmentLines([anAppointment()], people(name), true));
		expect(row).toHaveLength(14);
		expect(row[1]).not.toMatch(/^[\s]*[=+\-@＝＋－＠\t\r]/);
		expect(row[1]).toContain(name);
	});

	test('the file of appointments says whom each visit is for, and which addresses are unconfirmed', () => {
		const visits = [
			anAppointment({ forWhom: 'my_child' }),
			anAppointment({ forWhom: 'us' }),
			anAppointment({ userId: 'gone' }),
		];
		const [heads = [], ...rows] = cellsOf(appointmentsHead(true) + appointmentLines(visits, people('A', false), true));
		const cellsUnder = (head: string) => rows.map((row) => row[heads.indexOf(head)]);
		expect(cellsUnder('For whom')).toEqual(['The client’s child', 'A couple or a family', 'The client']);
		expect(cellsUnder('Email confirmed')).toEqual(['no', 'no', '']);
	});

	test('the file of appointments names a deleted account as such', () => {
		expect(appointmentLines([anAppointment({ userId: 'gone' })], people('A'), true)).toContain('Deleted account');
	});
});
