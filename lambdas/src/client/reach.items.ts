import type { ShownPhone } from '@tulia/contracts/client/schemas';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { type PhoneNumber, shownNumber } from '../platform/phone-number.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { ClientPhone, Reach } from './reach.ts';

/** The attributes of a phone, its number sealed with the client's id. */
export const phoneAttributes = (
	{ number, proof, since }: ClientPhone,
	clientId: string,
	{ encrypt }: Pick<FieldCipher, 'encrypt'>,
) => ({ phone: encrypt(number, clientId), phoneProof: proof, phoneSince: since });

/** A phone as staff and the client see it. */
export const shownPhone = ({ number, proof }: ClientPhone): ShownPhone => ({
	number,
	shown: shownNumber(number),
	confirmed: proof === 'code',
});

/** The address of a client record; empty where there is none. */
export const openedEmail = ({ id, email }: Item, { decrypt }: Pick<FieldCipher, 'decrypt'>): string =>
	email === undefined ? '' : decrypt(email, id);

/** How to reach a client, from the record's item. */
export function reachOf(profile: Item, { decrypt }: Pick<FieldCipher, 'decrypt'>): Reach {
	const { id, phone, phoneProof: proof, phoneSince: since, notices } = profile;
	return {
		// What was sealed was read by `phoneNumber` before.
		...(phone === undefined ? {} : { phone: { number: decrypt(phone, id) as PhoneNumber, proof, since } }),
		...(notices === undefined ? {} : { notices }),
	};
}
