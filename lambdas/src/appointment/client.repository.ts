import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emailKey } from '../identity/account-items.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { readItems } from '../platform/read-items.repository.ts';
import type { Item } from '../platform/stored-item.ts';
import { bookedKey } from './booked-key.ts';
import type { Client, ClientStore, Person } from './client.ts';

const profileKey = (userId: string) => ({ PK: `USER#${userId}`, SK: 'PROFILE' });

const toClient = (profile: Item, booked: Item | undefined): Client => ({
	name: profile.name,
	emailVerified: profile.emailVerified === true,
	upcoming: booked?.upcoming ?? [],
	bookedVersion: booked?.ver ?? 0,
	consents: profile.consents,
});

/** Reads what booking needs of accounts. The account itself belongs to `identity`; the BOOKED record to appointments. */
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
		const { decrypt } = await cipher();
		const person = ({ id, name, email, emailUndeliverable, consents = {} }: Item): Person => ({
			name,
			email: decrypt(email, id),
			emailUndeliverable: emailUndeliverable === true,
			consents,
		});
		return new Map(items.map((item) => [item.id, person(item)]));
	},

	async findByEmail(email) {
		const [owner] = await readItems(db, TableName, [emailKey((await cipher()).pseudonym('email', email))]);
		return owner?.userId;
	},
});
