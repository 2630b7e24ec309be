import type { ShownPhone } from '@tulia/contracts/client/schemas';
import type { StoredConsents } from '../consent/consent-wording.ts';
import type { StatedAddress } from '../platform/confirmed-address.ts';
import type { AddressHolding } from './address-holding.ts';
import type { Upcoming } from './upcoming.ts';

export interface BookingClient {
	readonly emailVerified: boolean;
	readonly upcoming: readonly Upcoming[];
}

export interface Client extends BookingClient {
	readonly name: string;
	/**
	 * Version of the list of upcoming appointments, 0 while there is none. A transaction that changes the list checks it.
	 */
	readonly bookedVersion: number;
	/** The person's consents; undefined where the account has no such map yet. */
	readonly consents: StoredConsents | undefined;
}

export interface Person {
	readonly name: string;
	/** Empty for a client without an address. */
	readonly email: string;
	readonly phone?: ShownPhone | undefined;
	readonly emailVerified: boolean;
	/** A mail to this address bounced for good. */
	readonly emailUndeliverable: boolean;
	readonly consents: StoredConsents;
}

/** What appointments need of accounts. Reads are consistent unless `freshness` is `recent`. */
export interface ClientStore {
	read(userId: string): Promise<Client | undefined>;
	/** Names and addresses by account; accounts that are gone are left out. */
	people(userIds: readonly string[], freshness?: 'latest' | 'recent'): Promise<ReadonlyMap<string, Person>>;
	/** The account that has this address, confirmed or not. */
	findByEmail(address: StatedAddress<'staff_search'>): Promise<string | undefined>;
	/**
	 * A client by the id of their record, with what decides whether the address is theirs. Undefined when the record is
	 * gone.
	 */
	findHolding(clientId: string): Promise<AddressHolding | undefined>;
	findHolder(address: StatedAddress<'staff_booking'>): Promise<AddressHolding | undefined>;
}
