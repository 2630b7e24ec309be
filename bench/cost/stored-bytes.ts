import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';

type Item = Readonly<Record<string, AttributeValue>>;

/** DynamoDB's overhead for each item of the table and of an index. */
const OVERHEAD = 100;
/** Overhead of a list or map. */
const COLLECTION = 3;

const textBytes = (text: string): number => Buffer.byteLength(text);

/** One byte per two digits, and one for sign and exponent. */
const numberBytes = (digits: string): number => Math.ceil(digits.replaceAll(/\D/g, '').length / 2) + 1;

function valueBytes(value: AttributeValue): number {
	if (value.S !== undefined) return textBytes(value.S);
	if (value.N !== undefined) return numberBytes(value.N);
	if (value.M)
		return (
			COLLECTION + Object.entries(value.M).reduce((sum, [name, one]) => sum + 1 + textBytes(name) + valueBytes(one), 0)
		);
	if (value.L) return COLLECTION + value.L.reduce((sum, one) => sum + 1 + valueBytes(one), 0);
	if (value.SS) return value.SS.reduce((sum, one) => sum + textBytes(one), 0);
	if (value.B) return value.B.length;
	return 1;
}

const attributeBytes = (item: Item, names: readonly string[]): number =>
	names.reduce((sum, name) => sum + textBytes(name) + (item[name] ? valueBytes(item[name]) : 0), 0);

const KEYS_OF_GSI3 = ['PK', 'SK', 'G3PK', 'G3SK'];

/** Bytes of an item in the table and its indexes: the first two hold the whole item, the third its keys. */
export function itemBytes(item: Item): number {
	const whole = OVERHEAD + attributeBytes(item, Object.keys(item));
	const copies = 1 + (item.G1PK ? 1 : 0) + (item.G2PK ? 1 : 0);
	return copies * whole + (item.G3PK ? OVERHEAD + attributeBytes(item, KEYS_OF_GSI3) : 0);
}

/** Bytes of all items. */
export async function storedBytes(endpoint: string, TableName: string): Promise<number> {
	const client = new DynamoDBClient({
		endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
	});
	let bytes = 0;
	let from: Item | undefined;
	do {
		const page = await client.send(new ScanCommand({ TableName, ...(from ? { ExclusiveStartKey: { ...from } } : {}) }));
		bytes += (page.Items ?? []).reduce((sum, item) => sum + itemBytes(item), 0);
		from = page.LastEvaluatedKey;
	} while (from);
	client.destroy();
	return bytes;
}
