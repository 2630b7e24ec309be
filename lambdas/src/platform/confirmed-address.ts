import { canonicalEmail } from './email-address.ts';

declare const confirmed: unique symbol;
declare const stated: unique symbol;

/** The canonical address of an account whose mailbox confirmed it. Only `confirmedAddress` makes one. */
export type ConfirmedAddress = string & { readonly [confirmed]: true };

/** A canonical address that was stated but not confirmed, for a use that needs no proof. */
export type StatedAddress<Use extends AddressUse = AddressUse> = string & { readonly [stated]: Use };

/** The lookups allowed by an unconfirmed address, each with the reason why a stranger gains nothing from it. */
export const UNCONFIRMED_USES = {
	log_in: 'The password proves the person; the account is found, and nothing that is filed under the address.',
	unique_address: 'Only one account may hold an address; its key is written and deleted, and nothing is read.',
	rate_limit: 'Attempts are counted under it; nothing that is filed under the address is read.',
	mail_to_mailbox: 'What follows is sent to the mailbox itself, so only its owner reads it.',
	file_writing: 'What a visitor writes is filed under the address they state; filing reads nothing.',
	staff_search: 'Staff look for an account; what they see says whether its address is confirmed.',
	staff_booking:
		'Staff book for the owner of the mailbox; an account that did not confirm it, of a client whom staff do not know, loses it.',
	promotion: 'The role is refused unless the account that is found has confirmed its address.',
} as const satisfies Record<string, string>;

export type AddressUse = keyof typeof UNCONFIRMED_USES;

/** The fields that decide whether an account has confirmed its address. */
export interface AddressHolder {
	readonly email: string;
	readonly emailVerified: boolean;
}

/**
 * The address of an account once it identifies a person, otherwise undefined (decision 027): what is stored under an
 * address, and not under the account's id, belongs to an account only after the address was confirmed from its mailbox.
 */
export function confirmedAddress({ email, emailVerified }: AddressHolder): ConfirmedAddress | undefined {
	const address = canonicalEmail(email);
	return isConfirmed(address, emailVerified) ? address : undefined;
}

/** A canonical address for a use that needs no confirmation. `identity/address-lookups.test.ts` lists all callers. */
export function statedAddress<Use extends AddressUse>(email: string, use: Use): StatedAddress<Use> {
	const address = canonicalEmail(email);
	if (!isStated(address, use)) throw new Error(`Addresses are not looked up for "${use}".`);
	return address;
}

const isConfirmed = (_address: string, emailVerified: boolean): _address is ConfirmedAddress => emailVerified;

const isStated = <Use extends AddressUse>(_address: string, use: Use): _address is StatedAddress<Use> =>
	Object.hasOwn(UNCONFIRMED_USES, use);
