import { parseJsonBody } from './json-body.ts';

const read = (body: string | Buffer) => parseJsonBody(Buffer.from(body));
const refused = (field: string, message: string) => ({
	ok: false,
	refusal: 'invalid_request',
	errors: [{ field, message }],
});

describe('a JSON body', () => {
	it('a JSON body is parsed unchanged', () => {
		expect(read('{"a":[{"b":"ü \\u0062 😀"}],"c":null}')).toEqual({
			ok: true,
			value: { a: [{ b: 'ü b 😀' }], c: null },
		});
	});

	it.each(['', '{"a":', '{"a":1}}', 'undefined'])('a JSON body is refused when it is not JSON: %j', (body) => {
		expect(read(body)).toEqual(refused('', 'This is not JSON'));
	});

	it('a JSON body is refused when it is not UTF-8, instead of being read with replaced characters', () => {
		expect(read(Buffer.from([...Buffer.from('{"a":"'), 0xc3, 0x28, ...Buffer.from('"}')]))).toEqual(
			refused('', 'This is not UTF-8'),
		);
	});

	it.each([
		['{"notes":"first","notes":"second"}', 'notes'],
		['{"a":1,"b":{"c":1,"d":[{"e":1},{"e":1,"e":2}]}}', 'b.d.1.e'],
		['{"notes":1,"n\\u006ftes":2}', 'notes'],
		['{"__proto__":1,"__proto__":2}', '__proto__'],
	])('a JSON body is refused when it names a field twice: %s', (body, field) => {
		expect(read(body)).toEqual(refused(field, 'This field was given twice'));
	});

	it.each([
		['0', '['.repeat(2500) + ']'.repeat(2500)],
		['0', '['.repeat(33) + ']'.repeat(33)],
		['message', `{"message":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`],
	])('a JSON body is refused when it is nested too deeply: field %j', (field, body) => {
		expect(read(body)).toEqual(refused(field, 'This lies too deep'));
	});

	it('a JSON body of 32 levels is accepted', () => {
		expect(read('['.repeat(32) + ']'.repeat(32))).toMatchObject({ ok: true });
	});

	it.each([
		'[{"a":1},{"a":1}]',
		'{"a":{"a":{"a":1}}}',
		'{"a":"\\"b\\":1,\\"b\\":2","b":"{\\"a\\":1"}',
		'{"a":"a","b":["a","a"],"c":"}{"}',
	])('a JSON body may repeat a name in different objects: %s', (body) => {
		expect(read(body)).toEqual({ ok: true, value: JSON.parse(body) });
	});
});
