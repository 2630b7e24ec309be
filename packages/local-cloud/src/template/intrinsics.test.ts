import { evaluate, type Scope } from './intrinsics.ts';

const scope: Scope = {
	ref: (name) => (name === 'AWS::NoValue' ? undefined : `ref-of-${name}`),
	attribute: (id, name) => `${id}.${name}`,
	importValue: (name) => ({ imported: name }),
	secretValue: (arn) => (arn.endsWith(':json') ? '{"user":"ann"}' : 'secret'),
};

test.each([
	['Ref', { Ref: 'Table' }, 'ref-of-Table'],
	['Fn::GetAtt', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'Queue.Arn'],
	['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref-of-B'],
	['Fn::Select of Fn::Split', { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host'] }] }, 'host'],
	// biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
	['Fn::Sub', { 'Fn::Sub': ['${A}/${Table.Arn}/${!kept}', { A: 'x' }] }, 'x/Table.Arn/${kept}'],
	['Fn::ImportValue', { 'Fn::ImportValue': 'name' }, { imported: 'name' }],
	['lists in lists', [['a', ['b']]], [['a', ['b']]]],
	['a property called Condition', { Condition: { Bool: true } }, { Condition: { Bool: true } }],
])('the intrinsic %s is evaluated', (_name, value, expected) => {
	expect(evaluate(value, scope)).toEqual(expected);
});

test('a property that is AWS::NoValue is left out', () => {
	expect(evaluate({ kept: 1, gone: { Ref: 'AWS::NoValue' } }, scope)).toEqual({ kept: 1 });
});

test('a reference to a secret, or to a member of a JSON secret, is resolved after joining', () => {
	const join = (arn: string, member: string) => ({
		'Fn::Join': ['', ['{{resolve:secretsmanager:', arn, `:SecretString:${member}::}}`]],
	});
	expect(evaluate(join('arn:aws:x', ''), scope)).toBe('secret');
	expect(evaluate(join('arn:aws:json', 'user'), scope)).toBe('ann');
});

test.each([[{ 'Fn::Cidr': ['10.0.0.0/8', 1, 8] }], [{ a: { 'Fn::If': ['x', 1, 2] } }], ['{{resolve:ssm:/x}}']])(
	'an unknown intrinsic is refused: %j',
	(value) => {
		expect(() => evaluate(value, scope)).toThrow(/does not know/);
	},
);
