import { itemBytes } from './stored-bytes.ts';

const key = { PK: { S: 'A' }, SK: { S: 'B' } };

test("an item takes its names and values, and DynamoDB's overhead", () => {
	expect(itemBytes({ ...key, note: { S: 'café' } })).toBe(100 + 3 + 3 + 4 + 5);
});

test('a number takes one byte per two digits plus one, and a list takes the bytes of its elements', () => {
	expect(itemBytes({ ...key, n: { N: '1234' }, l: { L: [{ S: 'x' }, { BOOL: true }] } })).toBe(
		100 + 6 + 4 + (1 + 3 + 2 + 2),
	);
});

test('an item on the first and the third index is stored again in each, in the third with its keys only', () => {
	const indexed = {
		...key,
		G1PK: { S: 'L' },
		G1SK: { S: '1' },
		G3PK: { S: 'R' },
		G3SK: { S: '1' },
		text: { S: 'x'.repeat(50) },
	};
	const whole = 100 + 6 + 4 * 5 + 54;
	expect(itemBytes(indexed)).toBe(2 * whole + (100 + 6 + 2 * 5));
});
