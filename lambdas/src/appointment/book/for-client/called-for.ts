import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import { namesAgree } from '../../../client/names-agree.ts';
import { missingFor } from '../../../client/notices-need.ts';
import { mayBeTexted, typedPhone } from '../../../client/typed-phone.ts';
import { changedSince } from '../../../consent/consent-wording.ts';
import { type StatedAddress, statedAddress } from '../../../platform/confirmed-address.ts';
import { ok, type Refused, type Result, refuse } from '../../../platform/http/result.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import type { Person } from '../../client.ts';
import type { BookingInput } from '../booking-command.ts';
import type { NewcomerDetails } from '../reservation.ts';

/** The person staff book for. The address is canonical. */
export interface CalledFor {
	readonly clientId: string | undefined;
	readonly email: StatedAddress<'staff_booking'> | undefined;
	readonly name: string | undefined;
	readonly phone: PhoneNumber | undefined;
	readonly details: NewcomerDetails;
	readonly closesUnconfirmed: boolean;
}

export function calledFor(body: BookingForClient): Result<CalledFor, 'invalid_request'> {
	const { clientId, email, name, phone: typed, closesUnconfirmed = false, notices, language, consentsByWord } = body;
	if (clientId === undefined && email === undefined && name === undefined)
		return refuse('invalid_request', { errors: [{ field: 'name', message: 'Please say who it is for' }] });
	const phone = typedPhone(typed);
	if (!phone.ok) return phone;
	return ok({
		clientId,
		email: email === undefined ? undefined : statedAddress(email, 'staff_booking'),
		name: name?.trim(),
		phone: phone.value,
		details: {
			...(notices === undefined ? {} : { notices }),
			...(language === undefined ? {} : { language }),
			...(consentsByWord === undefined ? {} : { consentsByWord }),
		},
		closesUnconfirmed,
	});
}

/** The details of the visit, without the person. */
export function bookingInputOf(body: BookingForClient): BookingInput {
	const { clientId: _clientId, email: _email, name: _name, phone: _phone, closesUnconfirmed: _closes, ...rest } = body;
	const { notices: _notices, language: _language, consentsByWord: _consents, ...input } = rest;
	return input;
}

/** Refuses a consent to a wording that changed since it was read out. */
export const changedWording = ({ details }: CalledFor): Refused<'wording_changed'> | undefined =>
	consentKinds
		.map((kind) => changedSince(kind, details.consentsByWord?.wordings[kind]))
		.find((refusal) => refusal !== undefined);

export function checkChannel(
	{ notices }: NewcomerDetails,
	{ email, phone }: { readonly email: string | undefined; readonly phone: PhoneNumber | undefined },
): Refused<'invalid_request'> | undefined {
	const ways = { hasEmail: Boolean(email), hasPhone: phone !== undefined, takesSms: mayBeTexted(phone) };
	const message = missingFor(notices, ways);
	return message === undefined ? undefined : refuse('invalid_request', { errors: [{ field: 'notices', message }] });
}

/** A booking never changes a stored record: details that differ are refused instead of being dropped silently. */
export function refuseDetails({ clientId, details }: CalledFor): Refused<'invalid_request'> | undefined {
	if (Object.keys(details).length === 0) return undefined;
	const [field, known] =
		clientId === undefined
			? ['email', 'There is a record with this address already. Please search for it and book for that client.']
			: ['clientId', 'This client has a record already. Please book without what was said of them.'];
	return refuse('invalid_request', {
		errors: [{ field, message: `${known} What they say now is noted in their file.` }],
	});
}

/**
 * A name or number that staff typed beside a client's address or record and that is not theirs: another person may
 * share the address, so the booking is refused.
 */
export function refuseOtherPerson(
	{ clientId, name, phone }: CalledFor,
	holder: Pick<Person, 'name' | 'phone'>,
): Refused<'invalid_request'> | undefined {
	if (name !== undefined && !namesAgree(name, holder.name))
		return refuse('invalid_request', {
			errors: [
				{ field: 'name', message: `This ${clientId ? 'record' : 'address'} is ${holder.name}’s. ${SAME_OR_OTHER}` },
			],
		});
	if (phone === undefined || phone === holder.phone?.number) return undefined;
	const message = `This is not the number on file for ${holder.name}. Leave it out here, and correct it in their file.`;
	return refuse('invalid_request', { errors: [{ field: 'phone', message }] });
}

const SAME_OR_OTHER =
	'If it is the same person, search for them and book for that client. If not, leave the address out.';
