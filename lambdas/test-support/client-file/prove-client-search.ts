import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { appointmentItem, ticketItem } from '../../src/appointment/appointment.items.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { phoneAttributes } from '../../src/client/reach.items.ts';
import { accessItem, recordItem } from '../../src/client/record.items.ts';
import { placesOf } from '../../src/client/search/client-index.repository.ts';
import { partItem } from '../../src/client/search/client-part.items.ts';
import { partsOf } from '../../src/client/search/search-parts.items.ts';
import { clientDirectory } from '../../src/client-file/directory/client-directory.repository.ts';
import { listClients, searchOf } from '../../src/client-file/directory/list-clients.usecase.ts';
import type { KeyedCipher } from '../../src/platform/keys/field-cipher.ts';
import { type PhoneNumber, phoneNumber } from '../../src/platform/phone-number.ts';
import { anAppointment } from '../appointment/an-appointment.ts';
import { countUnits } from '../dashboard/count-units.ts';
import { putAll } from '../platform/put-all.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './kenyan-names.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const TICKET = 'TUL-26-4K7M9';

/** Read units one search may use: three index pages, sixty records, the visits of twenty clients (docs/scale.md). */
export const MAX_UNITS = 500;
export const MAX_CALLS = 25;

interface SearchedTable {
	readonly db: DynamoDBDocumentClient;
	readonly client: DynamoDBClient;
	readonly tableName: string;
}

interface SearchedClient {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly phone: PhoneNumber | undefined;
}

export interface SearchCost {
	readonly what: string;
	readonly typed: string;
	/** Read units, as reported by the engine. */
	readonly units: number;
	readonly calls: number;
	readonly found: number;
	/** The answer reports further matches. */
	readonly more: boolean;
	/** The expected client is among the matches. */
	readonly isRight: boolean;
}

/** The client whom staff search for, with a rare name. */
const MEANT: SearchedClient = {
	id: 'MEANT',
	name: "Nyawira Ng'ang'a-Lekuton",
	email: 'n.lekuton@kilimo.example',
	phone: phoneNumber('0712 345 678'),
};
/** The client's mother, with the same phone. */
const MOTHER: SearchedClient = { id: 'MOTHER', name: 'Zipporah Lekuton', email: '', phone: MEANT.phone };

const SEARCHES: readonly (readonly [what: string, typed: string])[] = [
	['a name', 'Nyawira Lekuton'],
	['its words in the other order', 'lekuton nyawira'],
	['parts of its words', 'yawi leku'],
	['another apostrophe, and none', 'Ng’ang’a lekuton'],
	['without apostrophes', 'nganga lekuton'],
	['accents, spaces and capitals', '  NYAWÍRA   Lekutón '],
	['part of the address', 'kilimo'],
	['the address', 'n.lekuton@kilimo.example'],
	['the whole phone', '0712 345 678'],
	['the whole phone as it is dialled abroad', '+254 712 345678'],
	['the last four digits', '5678'],
	['the last six digits', '345678'],
	['the ticket', TICKET],
	['a name and a part of the address', 'lekuton kilimo'],
];

/** Names that hundreds share: no answer can show them all, so it must report further matches. */
const NAMESAKES: readonly (readonly [what: string, typed: string])[] = [
	['the commonest name', GIVEN_NAMES[0]],
	['the commonest family name', FAMILY_NAMES[0]],
	['namesakes: the commonest of both', `${GIVEN_NAMES[0]} ${FAMILY_NAMES[0]}`],
	['two letters', GIVEN_NAMES[0].slice(0, 2)],
	['three letters of many names', 'ang'],
];

/** Draw `0` is the first name. The `n`-th is as common as 1 / (n + 10). */
function nameAt(names: readonly string[], draw: number): string {
	const weights = names.map((_name, index) => 1 / (index + 10));
	let rest = draw * weights.reduce((sum, one) => sum + one, 0);
	for (const [index, weight] of weights.entries()) {
		rest -= weight;
		if (rest <= 0) return names[index] ?? '';
	}
	return names[0] ?? '';
}

/** A random client: three in five have an address, nine in ten a phone. */
function clientAt(index: number, random: () => number): SearchedClient {
	const [given, family] = [nameAt(GIVEN_NAMES, random()), nameAt(FAMILY_NAMES, random())];
	const plain = (text: string) =>
		text
			.normalize('NFD')
			.replace(/[^A-Za-z]/g, '')
			.toLowerCase();
	const number = `07${String(10_000_000 + Math.floor(random() * 89_999_999))}`;
	return {
		id: `C${index}`,
		name: `${given} ${family}`,
		email: random() < 0.6 ? `${plain(given)}.${plain(family)}${index % 97}@gmail.com` : '',
		phone: random() < 0.9 ? phoneNumber(number) : undefined,
	};
}

/** The record and index items of each client; of the index only the partitions that are read, completely. */
function itemsOf(clients: readonly SearchedClient[], cipher: KeyedCipher): readonly object[] {
	const { pseudonym } = cipher;
	const read = new Set(
		[...SEARCHES, ...NAMESAKES].flatMap(([, typed]) => placesOf(searchOf(typed), pseudonym).map(({ part }) => part)),
	);
	return clients.flatMap(({ id, name, email, phone }) => {
		const parts = partsOf({ name, email, phone }, pseudonym);
		const places = parts.filter((part) => read.has(part));
		if (places.length === 0) return [];
		const joined = { id, name, emailVerified: true, joinedAt: NOW.toISOString(), consents: {} };
		const record = {
			...recordItem(email === '' ? joined : { ...joined, email: cipher.encrypt(email, id) }),
			...(phone ? phoneAttributes({ number: phone, proof: 'staff', since: NOW.toISOString() }, id, cipher) : {}),
		};
		return [record, accessItem(id), ...places.map((part) => partItem(part, id, parts))];
	});
}

/** Runs searches among generated clients through the production use case, and returns the cost of each. */
export async function costOfSearches(
	{ db, client, tableName }: SearchedTable,
	{
		clients: count,
		random,
		cipher,
	}: { readonly clients: number; readonly random: () => number; readonly cipher: KeyedCipher },
): Promise<readonly SearchCost[]> {
	const clients = [MEANT, MOTHER, ...Array.from({ length: count - 2 }, (_, index) => clientAt(index, random))];
	const visit = anAppointment({ id: 'visit', userId: MEANT.id, ticketNumber: TICKET });
	await putAll({ db, tableName }, [...itemsOf(clients, cipher), appointmentItem(visit), ticketItem(visit)]);
	const openCipher = async () => cipher;
	const search = listClients({
		directory: clientDirectory({ db, tableName, openCipher, now: () => NOW }),
		appointments: appointmentRepository(db, tableName),
		now: () => NOW,
	});
	const units = countUnits(client);
	const costs: SearchCost[] = [];
	for (const [what, typed] of [...SEARCHES, ...NAMESAKES]) {
		units.take();
		const answer = await search({ query: { search: typed }, caller: { roles: ['owner'] } });
		if (!answer.ok) throw new Error(`${typed} was refused.`);
		const cost = { units: units.take(), calls: units.calls() };
		const { data, more = false } = answer.value;
		const isRight = SEARCHES.some(([one]) => one === what)
			? data.some(({ id }) => id === MEANT.id)
			: data.length > 0 && (more || data.length < 20);
		costs.push({ what, typed, ...cost, found: data.length, more, isRight });
	}
	return costs;
}
