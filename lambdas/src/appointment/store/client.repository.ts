import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { openedEmail, reachOf } from '../../client/reach.items.ts';
import { remainingClient } from '../../client/remaining-client.repository.ts';
import { partKey } from '../../client/search/client-part.items.ts';
import { formerAddressPart } from '../../client/search/search-parts.items.ts';
import { shownPhone } from '../../client/shown-phone.ts';
import { emailKey } from '../../identity/account/account.items.ts';
import { isDecoy } from '../../identity/account/password-hash.ts';
import type { StatedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { rolesIn } from '../../platform/staff-roles.ts';
import type { Table } from '../../platform/table/dynamo.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { AddressHolding } from '../address-holding.ts';
import { bookedKey } from '../appointment.items.ts';
import type { Client, ClientStore, Person } from '../client.ts';

const profileKey = (userId: string) => userKey(userId, 'PROFILE');

const toClient = (profile: Item, booked: Item | undefined): Client => ({
	name: profile.name,
	emailVerified: profile.emailVerified === true,
	upcoming: booked?.upcoming ?? [],
	bookedVersion: booked?.ver ?? 0,
	consents: profile.consents,
});

/**
 * Reads what booking needs of accounts. The account itself belongs to `identity`; the BOOKED record to appointments.
 */
export const clientRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): ClientStore => ({
	async read(userId) {
		const items = await readItems(db, TableName, [profileKey(userId), bookedKey(userId)]);
		const profile = items.find(({ SK }) => SK === 'PROFILE');
		return (
			profile &&
			toClient(
				profile,
				items.find(({ SK }) => SK === 'BOOKED'),
			)
		);
	},

	async people(userIds, freshness) {
		const items = await readItems(db, TableName, [...new Set(userIds)].map(profileKey), freshness);
		const opened = await cipher();
		return new Map(items.map((record) => [record.id, personOf(record, opened)]));
	},

	async findByEmail(address) {
		return ownerOf({ db, TableName }, address, await cipher());
	},

	async findHolder(address) {
		const opened = await cipher();
		const owner = await ownerOf({ db, TableName }, address, opened);
		return owner === undefined
			? undefined
			: holdingOf(owner, await readItems(db, TableName, holdingKeys(owner)), opened);
	},

	async findHolding(clientId) {
		const stays = await remainingClient(db, TableName, clientId);
		return holdingOf(stays, await readItems(db, TableName, holdingKeys(stays)), await cipher());
	},
});

/** The record that has the address, or that replaced one with the address in a merge. */
async function ownerOf(
	{ db, TableName }: Table,
	address: StatedAddress,
	{ pseudonym }: FieldCipher,
): Promise<string | undefined> {
	const [owner] = await readItems(db, TableName, [emailKey(pseudonym('email', address))]);
	if (owner) return owner.userId;
	const part = formerAddressPart(address, pseudonym);
	const { Items: [former] = [] } = await db.send(
		new QueryCommand({
			TableName,
			KeyConditionExpression: 'PK = :part',
			ExpressionAttributeValues: { ':part': partKey(part, '').PK },
			Limit: 1,
		}),
	);
	return former && String(former.SK);
}

function personOf(record: Item, cipher: FieldCipher): Person {
	const { name, emailVerified, emailUndeliverable, consents = {} } = record;
	const { phone } = reachOf(record, cipher);
	return {
		name,
		email: openedEmail(record, cipher),
		phone: phone && shownPhone(phone),
		emailVerified: emailVerified === true,
		emailUndeliverable: emailUndeliverable === true,
		consents,
	};
}

const holdingKeys = (userId: string) => [
	...(['PROFILE', 'CRED', 'AUTH'] as const).map((part) => userKey(userId, part)),
	bookedKey(userId),
];

function holdingOf(userId: string, items: readonly Item[], cipher: FieldCipher): AddressHolding | undefined {
	const part = (name: string) => items.find(({ SK }) => SK === name);
	const [profile, credential, auth] = [part('PROFILE'), part('CRED'), part('AUTH')];
	if (!profile || !auth) return undefined;
	return {
		userId,
		name: profile.name,
		email: openedEmail(profile, cipher),
		emailVerified: profile.emailVerified === true,
		hasPassword: credential !== undefined && !isDecoy(credential.hash),
		isIdentified: profile.identified !== undefined,
		isStaff: rolesIn(auth).length > 0,
		status: auth.status,
		version: auth.ver,
		upcoming: part('BOOKED')?.upcoming ?? [],
		bookedVersion: part('BOOKED')?.ver ?? 0,
	};
}
