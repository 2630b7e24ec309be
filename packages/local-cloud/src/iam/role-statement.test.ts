import { isAllowed, roleStatementsOf, serviceStatementsOf } from './role-statement.ts';

const TABLE = 'arn:aws:dynamodb:af-south-1:000000000000:table/shop';
const statement = (change: object = {}) => ({
	Effect: 'Allow',
	Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
	Resource: TABLE,
	Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NEWS#*', 'STAT#ALL'] } },
	...change,
});
const document = (change: object = {}) => ({ Version: '2012-10-17', Statement: [statement(change)] });
const put = (...leadingKeys: readonly string[]) => ({ action: 'dynamodb:PutItem', resource: TABLE, leadingKeys });

describe('a role', () => {
	const role = roleStatementsOf(document());

	it('a role allows an access that one statement allows entirely', () => {
		expect(isAllowed(role, put('NEWS#1', 'STAT#ALL'))).toBe(true);
	});

	it.each([
		['another action', { ...put('NEWS#1'), action: 'dynamodb:DeleteItem' }],
		['another resource', { ...put('NEWS#1'), resource: `${TABLE}/index/GSI1` }],
		['another partition', put('USER#1')],
		['a further partition in the same call', put('NEWS#1', 'USER#1')],
		['a partition that begins with an allowed one', put('STAT#ALLES')],
		['a partition that ends with an allowed one', put('XNEWS#1')],
	])('a role denies %s', (_what, asked) => {
		expect(isAllowed(role, asked)).toBe(false);
	});

	it('statements of a role are not combined: one must allow all keys', () => {
		const two = [
			...roleStatementsOf(document()),
			...roleStatementsOf(document({ Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'USER#*' } } })),
		];
		expect(isAllowed(two, put('USER#1'))).toBe(true);
		expect(isAllowed(two, put('USER#1', 'NEWS#1'))).toBe(false);
	});

	it('a statement without a condition allows every partition', () => {
		const { Condition: _condition, ...open } = statement();
		expect(isAllowed(roleStatementsOf({ Statement: [open] }), put('USER#1'))).toBe(true);
	});

	it('statements about other services are ignored', () => {
		expect(roleStatementsOf(document({ Action: 'kms:Decrypt', Condition: { StringEquals: {} } }))).toEqual([]);
	});

	it.each([
		['a denial', { Effect: 'Deny' }, /only knows Allow/],
		['another operator', { Condition: { StringEquals: { 'dynamodb:LeadingKeys': 'A' } } }, /StringEquals/],
		['another condition', { Condition: { 'ForAllValues:StringLike': { 'dynamodb:Attributes': 'A' } } }, /Attributes/],
	])('a statement with %s is refused rather than partly understood', (_what, change, message) => {
		expect(() => roleStatementsOf(document(change))).toThrow(message);
	});
});

test('a statement about DynamoDB and another service applies to both', () => {
	const actions = ['dynamodb:ListStreams', 'ses:GetSendQuota'];
	const mixed = { Statement: [{ Effect: 'Allow', Action: actions, Resource: '*' }] };
	expect(serviceStatementsOf(mixed)).toEqual([{ actions: ['ses:GetSendQuota'], resources: ['*'] }]);
	expect(roleStatementsOf(mixed)).toEqual([{ actions: ['dynamodb:ListStreams'], resources: ['*'] }]);
});
