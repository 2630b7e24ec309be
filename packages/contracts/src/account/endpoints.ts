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
	SmsPreference,
} from './schemas.ts';

const own = { audience: 'identity', access: 'client' } as const;

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

/** Ends every other session of the account; the answer holds the token for this one. The owner is notified by email. */
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
 * Requests another address. An unconfirmed one is replaced at once and stays unconfirmed; a confirmed one stays valid
 * until the link sent to the new mailbox is used, and is then notified (decision 027). The answer is the same whether
 * or not another account has the address (promise A18). Rate limited as login and registration are.
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

/** Sends the confirmation link of the address again. */
export const resendConfirmation = {
	...own,
	method: 'POST',
	path: '/api/account/confirmation-mail',
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/**
 * Sends a six-digit code to a number, valid for ten minutes; a later code replaces an earlier one. The answer is the
 * same whether or not another account has the number (promise A21).
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

/** Confirms the number with the code: five attempts per code. Idempotent. */
export const confirmPhone = {
	...own,
	method: 'POST',
	path: '/api/account/phone/confirmation',
	body: PhoneConfirmation,
	success: 200,
	response: Account,
	refusals: ['code_wrong', 'code_ended'],
} as const satisfies Endpoint;

/** Removes the number from the account, and a pending code with it. Notices of visits then go by email. */
export const removePhone = {
	...own,
	method: 'DELETE',
	path: '/api/account/phone',
	success: 200,
	response: Account,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Stops SMS to the account's number, or withdraws a stop, also one that was a reply to an SMS. A stop belongs to the
 * number, so it holds for every account that has it, and only the account that confirmed the number withdraws it
 * (promise N16).
 */
export const changeSms = {
	...own,
	method: 'POST',
	path: '/api/account/phone/sms',
	body: SmsPreference,
	success: 200,
	response: Account,
	refusals: ['no_phone', 'stopped_by_carrier'],
} as const satisfies Endpoint;

/** Sets the channel of notices about visits: the ticket, the reminder, changes. SMS needs a confirmed number. */
export const chooseNotices = {
	...own,
	method: 'POST',
	path: '/api/account/notices',
	body: NoticesChoice,
	success: 200,
	response: Account,
	refusals: ['no_phone'],
} as const satisfies Endpoint;

/** Ends every session of the account at once, this one included (promise A3). */
export const logoutEverywhere = {
	...own,
	method: 'POST',
	path: '/api/account/logout-everywhere',
	success: 204,
	response: Type.Null(),
	refusals: [],
} as const satisfies Endpoint;

/** Gives a consent in the wording that was shown, which must be the one in force, or withdraws it. */
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

/** Everything the centre stores about the caller (promise W9). */
export const exportMyData = {
	...own,
	method: 'GET',
	path: '/api/account/export',
	success: 200,
	response: PersonalData,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/**
 * Deletes the account and ends every session: coming appointments are cancelled, past ones are anonymised, comments and
 * the newsletter subscription are removed, the figures stay (promise W9). Refused for the last owner.
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

/** Begins a second factor (TOTP, RFC 6238), active once its first code was confirmed. Staff only. */
export const startSecondFactor = {
	...own,
	method: 'POST',
	path: '/api/account/second-factor',
	body: SecondFactorStart,
	success: 200,
	response: SecondFactorOffer,
	refusals: ['forbidden', 'wrong_password', 'too_many_requests'],
} as const satisfies Endpoint;

/** Confirms the second factor with a code of the app; the recovery codes are shown only in this answer. */
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
