import type { ClientPhone } from '../../client/reach.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import { correctedReach } from './corrected-reach.ts';

const NOW = new Date('2026-11-24T06:00:00.000Z');

function phone(typed: string, proof: ClientPhone['proof']): ClientPhone {
	const number = phoneNumber(typed);
	if (number === undefined) throw new Error(typed);
	return { number, proof, since: '2026-01-01T00:00:00.000Z' };
}
const record = (more: { email?: string; phone?: ClientPhone } = {}) => ({
	...{ email: '', phone: undefined, notices: undefined },
	...more,
});

test('the same number in another spelling preserves its confirmation', () => {
	const confirmed = phone('0712 345 678', 'code');
	expect(correctedReach(record({ phone: confirmed }), { phone: '+254712345678' }, NOW)).toEqual({
		ok: true,
		value: { phone: confirmed, notices: undefined },
	});
});

test.each(['0733 000 111', undefined])(
	'a confirmed number is replaced (by %s) only when staff say so explicitly',
	(typed) => {
		const before = record({ phone: phone('0712 345 678', 'code') });
		const wanted = typed === undefined ? {} : { phone: typed };
		expect(correctedReach(before, wanted, NOW)).toEqual({ ok: false, refusal: 'phone_confirmed' });
		expect(correctedReach(before, { ...wanted, replacesConfirmed: true }, NOW)).toMatchObject({
			ok: true,
			value: typed === undefined ? { phone: undefined } : { phone: { number: '+254733000111', proof: 'staff' } },
		});
	},
);

test('a number that staff typed is replaced without a confirmation', () => {
	const before = record({ phone: phone('0712 345 678', 'staff') });
	expect(correctedReach(before, { phone: '0733 000 111' }, NOW)).toEqual({
		ok: true,
		value: {
			phone: { number: '+254733000111', proof: 'staff', since: NOW.toISOString() },
			notices: undefined,
		},
	});
});

test.each([
	['sms', record({ email: 'a@b.ke' }), 'There is no phone number to send an SMS to'],
	['both', record({ email: 'a@b.ke' }), 'There is no phone number to send an SMS to'],
	['email', record(), 'There is no email address to write to'],
] as const)('the channel %s is refused without the contact details for it', (notices, before, message) => {
	expect(correctedReach(before, { notices }, NOW)).toEqual({
		ok: false,
		refusal: 'invalid_request',
		errors: [{ field: 'notices', message }],
	});
});

test('a landline is refused for SMS, and staff choose phone calls instead', () => {
	const before = record({ phone: phone('020 2345609', 'staff') });
	expect(correctedReach(before, { phone: '020 2345609', notices: 'sms' }, NOW)).toMatchObject({
		errors: [{ field: 'notices' }],
	});
	expect(correctedReach(before, { phone: '020 2345609', notices: 'none' }, NOW)).toMatchObject({ ok: true });
});

test('an invalid phone number is refused at its field', () => {
	expect(correctedReach(record(), { phone: '12' }, NOW)).toMatchObject({
		refusal: 'invalid_request',
		errors: [{ field: 'phone' }],
	});
});
