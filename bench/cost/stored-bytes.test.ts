import { itemBytes } from './stored-bytes.ts';

const key = { PK: { S: 'A' }, SK: { S: 'B' } };

test('an item takes its names and values, and what DynamoDB adds', () => {
	expect(itemBytes({ ...key, note: { S: 'café' } })).toBe(100 + 3 + 3 + 4 + 5);
});

test('a number takes a byte for two digits and one more, a list its elements', () => {
	expect(itemBytes({ ...key, n: { N: '1234' }, l: { L: [{ S: 'x' }, { BOOL: true }] } })).toBe(
		100 + 6 + 4 + (1 + 3 + 2 + 2),
	);
});

test('an item that is on the first and the third index lies there again, on the third with its keys alone', () => {
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
