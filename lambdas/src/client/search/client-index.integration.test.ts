import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { putAll } from '../../../test-support/platform/put-all.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import { phoneAttributes } from '../reach.items.ts';
import { searchWords } from '../search-words.ts';
import { clientIndex, placesOf } from './client-index.repository.ts';
import { partItem } from './client-part.items.ts';
import { type ClientRecordChange, indexClient } from './index-client.usecase.ts';
import { partsOf } from './search-parts.items.ts';

const cipher = fieldCipherFrom(new Uint8Array(32).fill(3));
const openCipher = async () => cipher;

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const index = () => clientIndex(table.db, table.tableName, openCipher);
const applyChange = (change: ClientRecordChange) => indexClient({ index: index(), openCipher })(change);
const found = async (search: string) => (await index().candidates({ kind: 'words', words: searchWords(search) })).ids;

function read(typed: string) {
	const number = phoneNumber(typed);
	if (!number) throw new Error(`${typed} is no number.`);
	return number;
}

const record = (id: string, { name = 'Wambui Kamau', email = '', phone = '' } = {}) => ({
	...{ PK: `USER#${id}`, SK: 'PROFILE', entity: 'user', G1PK: 'USERS#202611', id, name },
	...(email === '' ? {} : { email: cipher.encrypt(email, id) }),
	...(phone === '' ? {} : phoneAttributes({ number: read(phone), proof: 'staff', since: '' }, id, cipher)),
});

test('a client is found by parts of the name in any order, and by parts of the address', async () => {
	await applyChange({
		before: undefined,
		after: record('C1', { name: "Wambui Ng'ang'a", email: 'faith.a@hospice.example' }),
	});
	await applyChange({ before: undefined, after: record('C2', { name: 'Wambui Kamau', email: 'kamau@gmail.com' }) });
	expect(await found('nganga wambui')).toEqual(['C1']);
	expect([...(await found('ambui'))].sort()).toEqual(['C1', 'C2']);
	expect(await found('hospi')).toEqual(['C1']);
	expect(await found('kamau@gmail.com')).toEqual(['C2']);
	expect(await found('otieno')).toEqual([]);
});

test('two clients who share a phone are both found by it and by its last four digits', async () => {
	await applyChange({ before: undefined, after: record('MOTHER', { phone: '0712 345 678' }) });
	await applyChange({ before: undefined, after: record('SON', { phone: '+254712345678' }) });
	const whole = await index().candidates({ kind: 'phone', number: read('0712345678') });
	expect([...whole.ids].sort()).toEqual(['MOTHER', 'SON']);
	const end = await index().candidates({ kind: 'digits', digits: '345678' });
	expect([...end.ids].sort()).toEqual(['MOTHER', 'SON']);
});

test('a client who was renamed, changed the number, or left is found by the present details only', async () => {
	const old = record('C1', { name: 'Wambui Kamau', phone: '0712 345 678' });
	const renamed = record('C1', { name: 'Wambui Otieno', phone: '0733 000 111' });
	await applyChange({ before: undefined, after: old });
	await applyChange({ before: old, after: renamed });
	// The stream may deliver a change twice.
	await applyChange({ before: old, after: renamed });
	expect(await found('kamau')).toEqual([]);
	expect(await found('otieno wambui')).toEqual(['C1']);
	expect((await index().candidates({ kind: 'digits', digits: '5678' })).ids).toEqual([]);
	// A closed account leaves the list before the record is erased.
	const { G1PK: _listed, ...closed } = renamed;
	await applyChange({ before: renamed, after: closed });
	expect(await found('otieno')).toEqual([]);
	expect((await index().candidates({ kind: 'digits', digits: '0111' })).ids).toEqual([]);
});

test('no name, address or number is readable in a key or item of the index', async () => {
	await applyChange({
		before: undefined,
		after: record('C1', { name: 'Wambui', email: 'wambui@mail.example', phone: '0712345678' }),
	});
	const { Items } = await table.db.send(new ScanCommand({ TableName: table.tableName }));
	const items = JSON.stringify(Items, (_key, value) => (value instanceof Set ? [...value] : value));
	expect(items).toContain('FIND#');
	expect(items.toLowerCase()).not.toMatch(/wam|mbui|712345|5678/);
});

test('a rare word beside a common one finds its client, however many clients have the common one', async () => {
	await applyChange({ before: undefined, after: record('ZOLA', { name: 'Wanjiru Lekuton' }) });
	const wanjiru = partsOf({ name: 'Wanjiru', email: '', phone: undefined }, cipher.pseudonym);
	const filed = [...wanjiru, ...Array.from({ length: 60 }, (_, index) => `${index}-part-${index}`)];
	const [common] = placesOf({ kind: 'words', words: ['wanjiru'] }, cipher.pseudonym);
	// More than the three pages of 1 MB that a search reads, all sorted before the client searched for.
	const crowd = Array.from({ length: 9000 }, (_, index) => partItem(common?.part ?? '', `C${index}`, filed));
	await putAll(table, crowd);
	expect(await found('wanjiru lekuton')).toEqual(['ZOLA']);
	expect(await index().candidates({ kind: 'words', words: ['wanjiru'] })).toMatchObject({ more: true });
});
