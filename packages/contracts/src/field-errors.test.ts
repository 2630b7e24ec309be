import { validateLoginBody, validateRegisterBody } from '../generated/validators/identity.js';
import { validateCreateAppointmentBody } from '../generated/validators/own-appointment.js';
import { validateListMyAppointmentsResponse } from '../generated/validators/own-appointment-responses.js';
import { validateChangeSettingsBody } from '../generated/validators/profile.js';
import { fieldErrors, type Validator } from './field-errors.ts';

const registration = {
	name: 'Wairimu Kariuki',
	email: 'wairimu@example.com',
	password: 'Lalasalama1!',
	confirmPassword: 'Lalasalama1!',
	terms: true,
};

const messageFor = (validate: Validator, value: unknown, field: string): string | undefined =>
	fieldErrors(validate, value).find((error) => error.field === field)?.message;

const PASSWORD_RULE =
	'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character';

describe('the sentences of the specification (R14, R49, R57, R58)', () => {
	test.each([
		['a missing name', { ...registration, name: undefined }, 'name', 'Full name is required'],
		['a name of spaces only', { ...registration, name: '   ' }, 'name', 'Full name is required'],
		['an empty email', { ...registration, email: '' }, 'email', 'Email is required'],
		['an email without a domain', { ...registration, email: 'wairimu@' }, 'email', 'Enter a valid email'],
		['an email without a dot', { ...registration, email: 'wairimu@example' }, 'email', 'Enter a valid email'],
		['an empty password', { ...registration, password: '' }, 'password', 'Password is required'],
		['a short password', { ...registration, password: 'Aa1!' }, 'password', 'Password must be at least 8 characters'],
		['a password without a digit', { ...registration, password: 'Lalasalama!' }, 'password', PASSWORD_RULE],
		[
			'a password with a sign that is not allowed',
			{ ...registration, password: 'Lalasalama1#' },
			'password',
			PASSWORD_RULE,
		],
		[
			'no confirmation',
			{ ...registration, confirmPassword: undefined },
			'confirmPassword',
			'Confirm password is required',
		],
		[
			'a confirmation that differs',
			{ ...registration, confirmPassword: 'Lalasalama2!' },
			'confirmPassword',
			'Passwords must match',
		],
		['terms left unticked', { ...registration, terms: false }, 'terms', 'You must accept the terms and conditions'],
		['an undeclared field', { ...registration, role: 'admin' }, 'role', 'This field is not expected'],
		[
			'a line break in the name',
			{ ...registration, name: 'A\r\nBcc: b@x.ke' },
			'name',
			'Please write this on one line',
		],
	])('%s', (_what, value, field, message) => {
		expect(messageFor(validateRegisterBody, value, field)).toBe(message);
	});

	test('a complete registration has no errors', () => {
		expect(fieldErrors(validateRegisterBody, registration)).toEqual([]);
	});

	test('login requires a password and sets no rule for it', () => {
		expect(messageFor(validateLoginBody, { email: 'a@example.com' }, 'password')).toBe('Password is required');
		expect(fieldErrors(validateLoginBody, { email: 'a@example.com', password: 'short' })).toEqual([]);
	});

	test('a booking names each missing part', () => {
		expect(fieldErrors(validateCreateAppointmentBody, {})).toEqual([
			{ field: 'serviceId', message: 'Please select a service' },
			{ field: 'date', message: 'Please select a date' },
			{ field: 'time', message: 'Please select a time' },
		]);
	});
});

test('a value that is not an object is reported with an empty field name', () => {
	expect(fieldErrors(validateRegisterBody, 'text')).toEqual([{ field: '', message: 'This has the wrong type' }]);
});

test('a response loses members that its schema does not declare', () => {
	const ticket = {
		ticketNumber: 'TUL-26-4K7M9',
		service: 'Stress Management',
		serviceId: 'stress-management',
		date: '2026-11-24',
		time: '9:00 AM',
		startsAt: '2026-11-24T06:00:00.000Z',
		endsAt: '2026-11-24T07:00:00.000Z',
		psychologist: 'Amina Hassan',
		location: 'Tulia House',
		name: 'Wairimu',
		status: 'confirmed',
		reminder: { kind: 'email', at: '2026-11-23T06:00:00.000Z' },
		appointmentId: '01KAXZ3NDEKTSV4RRFFQ69G5FA',
		psychologistId: 'amina-hassan',
		forWhom: 'me',
		version: 1,
		changeableUntil: '2026-11-23T06:00:00.000Z',
	};
	const answer = { data: [{ ...ticket, notes: 'secret' }] };
	expect(validateListMyAppointmentsResponse(answer)).toBe(true);
	expect(answer).toEqual({ data: [ticket] });
});

test.each([
	{ latitude: -90.1, longitude: 36.8 },
	{ latitude: -1.3, longitude: 180.1 },
	{ latitude: 999, longitude: 999 },
])('coordinates outside the earth, %j, are refused at the one field that staff type them in', (position) => {
	const body = { profile: { address: { position } } };
	expect(messageFor(validateChangeSettingsBody, body, 'profile.address.position')).toMatch(
		/^Give latitude and longitude/,
	);
	const edge = { profile: { address: { position: { latitude: 90, longitude: -180 } } } };
	expect(messageFor(validateChangeSettingsBody, edge, 'profile.address.position')).toBeUndefined();
});
