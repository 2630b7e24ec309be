import { reasonOf } from './error-reason.ts';

const thrownBy = (run: () => unknown): Error => {
	try {
		run();
	} catch (error) {
		if (error instanceof Error) return error;
	}
	throw new Error('Nothing was thrown.');
};
const typed: unknown = 'Wanjiru';
const nothing: unknown = undefined;

describe('the message of an error', () => {
	test.each<[string, () => unknown]>([
		['Cannot read properties of undefined', () => (nothing as Record<string, string>)[String(typed)]],
		['is not a function', () => [1].map(typed as () => void)],
		['is not iterable', () => new Set(5 as never)],
		['Invalid time value', () => new Date(String(typed)).toISOString()],
	])('the message of an error of the engine is logged as %s, without what was typed', (reason, run) => {
		expect(reasonOf(thrownBy(run))).toBe(reason);
	});

	test.each([
		[
			'User: arn:aws:sts::1:assumed-role/booking is not authorized to perform: dynamodb:Query on resource: arn:aws:x',
			'is not authorized to perform: dynamodb:Query',
		],
		[
			'Transaction cancelled, please refer cancellation reasons for specific reasons [ConditionalCheckFailed, None]',
			'Transaction cancelled, please refer cancellation reasons for specific reasons [ConditionalCheckFailed, None]',
		],
		['The conditional request failed', 'The conditional request failed'],
	])('the message of an AWS error is logged where it names permissions and outcomes', (message, reason) => {
		expect(reasonOf(new Error(message))).toBe(reason);
	});

	test.each<() => unknown>([
		() => JSON.parse('Wanjiru'),
		() => BigInt('Wanjiru'),
		() => new Intl.DateTimeFormat('en', { timeZone: 'Wanjiru' }),
		() => {
			throw new Error('Wanjiru has no visit');
		},
	])('the message of an error that may quote what was typed is not logged', (run) => {
		expect(reasonOf(thrownBy(run))).toBeUndefined();
	});
});
