import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { ClientPhone, Reach } from './reach.ts';

/** The attributes of a phone, its number sealed with the client's id. */
export const phoneAttributes = (
	{ number, proof, since, lostSince, confirmedAs }: ClientPhone,
	clientId: string,
	{ encrypt }: Pick<FieldCipher, 'encrypt'>,
) => ({
	phone: encrypt(number, clientId),
	phoneProof: proof,
	phoneSince: since,
	...(lostSince === undefined ? {} : { phoneLostSince: lostSince }),
	...(confirmedAs === undefined ? {} : { phoneName: confirmedAs }),
});

/** The address of a client record; empty for a record without an address. */
export const openedEmail = ({ id, email }: Item, { decrypt }: Pick<FieldCipher, 'decrypt'>): string =>
	email === undefined ? '' : decrypt(email, id);

/** The contact details of a client, from the record's item. */
export function reachOf(profile: Item, { decrypt }: Pick<FieldCipher, 'decrypt'>): Reach {
	const { id, phone, phoneProof: proof, phoneSince: since, phoneLostSince, phoneName, notices } = profile;
	// A later statement of whose it is ends the mark.
	const lost = phoneLostSince > since ? { lostSince: phoneLostSince } : {};
	const named = phoneName === undefined ? {} : { confirmedAs: phoneName };
	return {
		// `phoneNumber` parsed it before it was sealed.
		...(phone === undefined
			? {}
			: { phone: { number: decrypt(phone, id) as PhoneNumber, proof, since, ...lost, ...named } }),
		...(notices === undefined ? {} : { notices }),
	};
}

/** The contact details for notices, without a number that may belong to another person by now. */
export function noticeReachOf(profile: Item, cipher: Pick<FieldCipher, 'decrypt'>): Reach {
	const { phone, ...reach } = reachOf(profile, cipher);
	return phone === undefined || phone.lostSince !== undefined ? reach : { ...reach, phone };
}
