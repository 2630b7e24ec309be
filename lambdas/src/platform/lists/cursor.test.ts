import { cursorIn, decodeCursor, encodeCursor, placeIn } from './cursor.ts';

const ANY = /^[\s\S]*$/;
const PLACE = 'CLIENTS\n2026-11-24T06:00:00.000Z#01J';

afterEach(() => {
	delete process.env.ORIGIN_SECRET;
	delete process.env.OTHER_ORIGIN_SECRETS;
});

describe('a cursor of a function that answers the API', () => {
	beforeEach(() => {
		process.env.ORIGIN_SECRET = 'a secret';
	});

	test('a cursor decodes to its position and satisfies the contract', () => {
		const cursor = encodeCursor(PLACE);
		expect(decodeCursor(cursor, ANY)).toBe(PLACE);
		expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,512}$/);
	});

	test('a cursor with any changed character is refused', () => {
		const cursor = encodeCursor(PLACE);
		const taken = [...cursor].flatMap((letter, at) => {
			const changed = `${cursor.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
			return decodeCursor(changed, ANY) === undefined ? [] : [changed];
		});
		expect(taken).toEqual([]);
		for (const other of ['', 'A', cursor.slice(1), `${cursor}A`, Buffer.from(PLACE).toString('base64url')])
			expect(decodeCursor(other, ANY)).toBeUndefined();
	});

	test('a cursor remains valid while secrets are rotated, and not afterwards', () => {
		const cursor = cursorIn('clients', '17');
		process.env.ORIGIN_SECRET = 'the next secret';
		process.env.OTHER_ORIGIN_SECRETS = 'a secret';
		expect(placeIn('clients', cursor, /^\d+$/)).toEqual({ ok: true, value: '17' });
		expect(placeIn('users', cursor, /^\d+$/)).toMatchObject({ refusal: 'invalid_request' });
		process.env.OTHER_ORIGIN_SECRETS = '';
		expect(placeIn('clients', cursor, /^\d+$/)).toMatchObject({ errors: [{ field: 'cursor' }] });
	});
});

test('a function that uses cursors internally reads what it wrote', () => {
	expect(decodeCursor(encodeCursor(PLACE), ANY)).toBe(PLACE);
	expect(encodeCursor(PLACE)).toBe(Buffer.from(PLACE).toString('base64url'));
});
