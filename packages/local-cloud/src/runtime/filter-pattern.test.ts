import { passes } from './filter-pattern.ts';

const record = {
	eventName: 'INSERT',
	dynamodb: { Keys: { PK: { S: 'JOB#1' } }, NewImage: { state: { S: 'pending' } } },
};
const keys = (rule: object) => [{ dynamodb: { Keys: { PK: { S: [rule] } } } }] as never;

test.each([
	['no filter at all', [], true],
	['an equal value', [{ eventName: ['INSERT', 'MODIFY'] }], true],
	['another value', [{ eventName: ['REMOVE'] }], false],
	['a prefix', keys({ prefix: 'JOB#' }), true],
	['another prefix', keys({ prefix: 'USER#' }), false],
	['a suffix', keys({ suffix: '#1' }), true],
	['an excluded value', keys({ 'anything-but': ['JOB#1'] }), false],
	['a key that must be missing', [{ dynamodb: { OldImage: [{ exists: false }] } }], true],
	['one of two filters', [{ eventName: ['REMOVE'] }, { eventName: ['INSERT'] }], true],
	['all keys of a filter', [{ eventName: ['INSERT'], dynamodb: { NewImage: { state: { S: ['sent'] } } } }], false],
])('the filter decides about a record by %s', (_name, filters, expected) => {
	expect(passes(record, filters)).toBe(expected);
});

test('an unknown filter rule is refused', () => {
	expect(() => passes(record, keys({ numeric: ['>', 1] }))).toThrow('does not know the filter rule numeric');
});
