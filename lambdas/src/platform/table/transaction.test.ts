import { isOutage } from '../http/outage.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { cancellationReasons, isConditionFailure, isTransactionConflict } from './transaction.ts';

const cancelled = (...codes: readonly string[]) =>
	Object.assign(new Error('cancelled'), {
		name: 'TransactionCanceledException',
		CancellationReasons: codes.map((Code) => ({ Code })),
	});
const named = (name: string) => Object.assign(new Error('x'), { name });

test('the reasons of a cancelled transaction are in the order of the request', () => {
	expect(cancellationReasons(cancelled('None', 'ConditionalCheckFailed'))?.map(({ Code }) => Code)).toEqual([
		'None',
		'ConditionalCheckFailed',
	]);
	expect(cancellationReasons(named('ValidationException'))).toBeUndefined();
	expect(cancellationReasons('text')).toBeUndefined();
});

test('a failed condition is identified by its action', () => {
	const error = cancelled('None', 'ConditionalCheckFailed');
	expect([isConditionFailure(error), isConditionFailure(error, 0), isConditionFailure(error, 1)]).toEqual([
		true,
		false,
		true,
	]);
	expect(isConditionFailure(named('ConditionalCheckFailedException'))).toBe(true);
	expect(isConditionFailure(cancelled('TransactionConflict', 'None'))).toBe(false);
});

test.each<[string, Error, boolean]>([
	['another transaction', cancelled('None', 'TransactionConflict'), true],
	['a throttle', cancelled('ThrottlingError', 'None'), true],
	['another transaction on a single write', named('TransactionConflictException'), true],
	['a condition', cancelled('ConditionalCheckFailed', 'None'), false],
	['a condition and another transaction', cancelled('ConditionalCheckFailed', 'TransactionConflict'), false],
	['a malformed action', cancelled('ValidationError', 'None'), false],
])('a transaction that lost against %s is retriable only if the cause can pass', (_what, error, mayRepeat) => {
	expect(isTransactionConflict(error)).toBe(mayRepeat);
	expect(isOutage(error)).toBe(mayRepeat);
});

describe('retrying after a conflict', () => {
	const pauses: number[] = [];
	const deps = { sleep: async (milliseconds: number) => pauses.push(milliseconds), random: () => 0.5 };
	beforeEach(() => pauses.splice(0));

	test('retrying after a conflict continues until it passes, with a growing backoff', async () => {
		let left = 3;
		const run = async () => {
			if (left-- > 0) throw cancelled('TransactionConflict');
			return 'stored';
		};
		expect(await retryConflicts(run, deps)).toBe('stored');
		expect(pauses).toEqual([25, 50, 100]);
	});

	test('retrying stops after four conflicts, and at once on any other error', async () => {
		const conflict = jest.fn(async () => {
			throw cancelled('TransactionConflict');
		});
		await expect(retryConflicts(conflict, deps)).rejects.toThrow('cancelled');
		expect(conflict).toHaveBeenCalledTimes(5);
		const refused = jest.fn(async () => {
			throw cancelled('ConditionalCheckFailed');
		});
		await expect(retryConflicts(refused, deps)).rejects.toThrow('cancelled');
		expect(refused).toHaveBeenCalledTimes(1);
	});
});
