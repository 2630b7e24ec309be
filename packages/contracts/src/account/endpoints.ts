import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Session } from '../identity/schemas.ts';
import { Received } from '../received.ts';
import {
	Account,
	ConsentChange,
	ConsentParams,
	Deletion,
	NameChange,
	NewEmail,
	NewPhone,
	NoticesChoice,
	PasswordChange,
	PersonalData,
	PhoneConfirmation,
	RecoveryCodes,
	SecondFactorConfirmation,
	SecondFactorOffer,
	SecondFactorRemoval,
	SecondFactorStart,
	SmsWish,
} from './schemas.ts';

const own = { audience: 'identity', access: 'client' } as const;

/** The caller's own account. */
export const getAccount = {
	...own,
	method: 'GET',
	path: '/api/account',
	success: 200,
	response: Account,
	refusals: [],
} as const satisfies Endpoint;

export const changeName = {
	...own,
	method: 'PATCH',
	path: '/api/account',
	body: NameChange,
	success: 200,
	response: Account,
	refusals: [],
} as const satisfies Endpoint;

/** Ends every other session of the account; the answer holds the token this one goes on with. A mail tells the owner. */
export const changePassword = {
	...own,
	method: 'POST',
	path: '/api/account/password',
	body: PasswordChange,
	success: 200,
	response: Session,
	refusals: ['wrong_password', 'too_many_requests'],
} as const satisfies Endpoint;

/**
 * Asks for another address. One that nobody has confirmed is replaced at once and stays unconfirmed; a confirmed one counts
 * until the new mailbox pressed the button of its letter, and is told (decision 027). The answer is the same whether or not
 * somebody else has the address (promise A18). Limited as logging in and registering are.
 */
export const changeEmail = {
	...own,
	method: 'POST',
	path: '/api/account/email',
	body: NewEmail,
	success: 200,
	response: Account,
	refusals: ['wrong_password', 'too_many_requests'],
} as const satisfies Endpoint;

/** Sends the link that confirms the address once more. */
export const resendConfirmation = {
	...own,
	method: 'POST',
	path: '/api/account/confirmation-mail',
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/**
 * Sends six digits to a number, which confirm it for ten minutes; a later code takes the place of an earlier one. The answer is the
 * same whoever else has the number (promise A21).
 */
export const startPhone = {
	...own,
	method: 'POST',
	path: '/api/account/phone',
	body: NewPhone,
	success: 200,
	response: Account,
	refusals: ['no_sms_here', 'email_unconfirmed', 'sms_used_up', 'too_many_requests'],
} as const satisfies Endpoint;

/** Confirms the number with the digits: five tries a code. A repeat of the right digits is answered alike. */
export const confirmPhone = {
	...own,
	method: 'POST',
	path: '/api/account/phone/confirmation',
	body: PhoneConfirmation,
	success: 200,
	response: Account,
	refusals: ['code_wrong', 'code_ended'],
} as const satisfies Endpoint;

/** Takes the number off the account, and a code that is on its way. From then on visits are told by mail. */
export const removePhone = {
	...own,
	method: 'DELETE',
	path: '/api/account/phone',
	success: 200,
	response: Account,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Stops SMS to the account's number, or takes a stop back: also one that was a reply to an SMS. A stop is meant by the phone, so it holds
 * for whoever else has the number, and only who confirmed it takes it back (promise N16).
 */
export const changeSms = {
	...own,
	method: 'POST',
	path: '/api/account/phone/sms',
	body: SmsWish,
	success: 200,
	response: Account,
	refusals: ['no_phone', 'stopped_by_carrier'],
} as const satisfies Endpoint;

/** By what the person hears of visits: the ticket, the reminder, changes. SMS needs a number that counts. */
export const chooseNotices = {
	...own,
	method: 'POST',
	path: '/api/account/notices',
	body: NoticesChoice,
	success: 200,
	response: Account,
	refusals: ['no_phone'],
} as const satisfies Endpoint;

/** Ends every session of the account, this one included, at once (promise A3). */
export const logoutEverywhere = {
	...own,
	method: 'POST',
	path: '/api/account/logout-everywhere',
	success: 204,
	response: Type.Null(),
	refusals: [],
} as const satisfies Endpoint;

/** Gives a consent in the wording that was shown, which must be the one in force, or takes it back. */
export const changeConsent = {
	...own,
	method: 'POST',
	path: '/api/account/consents/{kind}',
	params: ConsentParams,
	body: ConsentChange,
	success: 200,
	response: Account,
	refusals: ['wording_changed'],
} as const satisfies Endpoint;

/** Everything the centre holds about the caller (promise W9). */
export const exportMyData = {
	...own,
	method: 'GET',
	path: '/api/account/export',
	success: 200,
	response: PersonalData,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/**
 * Deletes the account: coming appointments are cancelled, past ones lose their person, comments and the newsletter go, the
 * figures stay (promise W9). Every session ends. The last admin cannot.
 */
export const deleteAccount = {
	...own,
	method: 'POST',
	path: '/api/account/deletion',
	body: Deletion,
	success: 204,
	response: Type.Null(),
	refusals: ['wrong_password', 'last_admin', 'too_many_requests'],
} as const satisfies Endpoint;

/** Begins a second factor (TOTP, RFC 6238). It counts once its first code was confirmed. Staff only: others are forbidden. */
export const startSecondFactor = {
	...own,
	method: 'POST',
	path: '/api/account/second-factor',
	body: SecondFactorStart,
	success: 200,
	response: SecondFactorOffer,
	refusals: ['forbidden', 'wrong_password', 'too_many_requests'],
} as const satisfies Endpoint;

/** Confirms it with a code of the app; the recovery codes are shown this once. */
export const confirmSecondFactor = {
	...own,
	method: 'POST',
	path: '/api/account/second-factor/confirmation',
	body: SecondFactorConfirmation,
	success: 200,
	response: RecoveryCodes,
	refusals: ['forbidden', 'second_factor_pending', 'second_factor_wrong', 'too_many_requests'],
} as const satisfies Endpoint;

export const removeSecondFactor = {
	...own,
	method: 'POST',
	path: '/api/account/second-factor/removal',
	body: SecondFactorRemoval,
	success: 204,
	response: Type.Null(),
	refusals: ['forbidden', 'wrong_password', 'second_factor_wrong', 'too_many_requests'],
} as const satisfies Endpoint;
