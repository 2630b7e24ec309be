import type { PhoneNumber } from '../../platform/phone-number.ts';
import { channelsOf } from './channels.ts';

const phone = { number: '+254712345678' as PhoneNumber, proof: 'staff', since: '2026-11-16T06:00:00.000Z' } as const;
const email = 'wairimu@mail.example';
const MAIL = { mail: true, sms: false };
const SMS = { mail: false, sms: true };
const BOTH = { mail: true, sms: true };
const NEITHER = { mail: false, sms: false };

test.each([
	['an address alone', { email }, true, MAIL],
	['a phone alone', { phone }, true, SMS],
	['both, and nothing chosen', { email, phone }, true, MAIL],
	['both, and SMS chosen', { email, phone, notices: 'sms' }, true, SMS],
	['both chosen', { email, phone, notices: 'both' }, true, BOTH],
	['a preference for no notices', { email, phone, notices: 'none' }, true, NEITHER],
	['neither address nor phone', {}, true, NEITHER],
	['neither address nor phone, and both chosen', { notices: 'both' }, true, NEITHER],
	['SMS chosen without a phone', { email, notices: 'sms' }, true, MAIL],
	['mail chosen without an address', { phone, notices: 'email' }, true, SMS],
	['an address that takes no mail', { email, phone, undeliverable: true }, true, SMS],
	['a number that takes no SMS', { email, phone, notices: 'sms' }, false, MAIL],
	['both chosen, and an address that takes no mail', { email, phone, notices: 'both', undeliverable: true }, true, SMS],
	['both chosen, and a number that takes no SMS', { email, phone, notices: 'both' }, false, MAIL],
	['an address and a number that take no messages', { email, phone, notices: 'sms', undeliverable: true }, false, MAIL],
	['a phone alone that takes no SMS', { phone }, false, SMS],
] as const)(
	'a client with %s gets notices by the expected channels (case %#)',
	(_what, reached, phoneTakesSms, expected) => {
		expect(channelsOf({ undeliverable: false, ...reached }, phoneTakesSms)).toEqual(expected);
	},
);
