import { FunctionError } from './function-plan.ts';
import type { StreamMappingPlan } from './mapping-plan.ts';
import { deliverBatch } from './stream-batch.ts';
import type { StreamRecord } from './stream-client.ts';

const plan: StreamMappingPlan = {
	...{ id: 'm', functionName: 'f', streamArn: 'arn', tableName: 't', region: 'r', batchSize: 10, filters: [] },
	...{ reportsFailures: true, bisects: true, maxRetries: 2, maxAgeMs: 60_000, onFailureArn: undefined },
};

const NOW = Date.parse('2026-11-23T06:00:00.000Z');
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

const record = (sequence: string, ageMs = 0): StreamRecord => ({
	eventName: 'INSERT',
	dynamodb: { SequenceNumber: sequence, ApproximateCreationDateTime: (NOW - ageMs) / 1000 },
});
const batch = (...sequences: string[]) => sequences.map((sequence) => record(sequence));
const names = (records: readonly StreamRecord[]) => records.map(({ dynamodb }) => dynamodb.SequenceNumber).join('');

/** Delivers a batch to a function that does `answer`, and returns the calls and what was given up. */
async function deliver(
	records: readonly StreamRecord[],
	answer: (seen: string, call: number) => string,
	own: Partial<StreamMappingPlan> = {},
) {
	const batches: string[] = [];
	const givenUp: string[] = [];
	const done = await deliverBatch(
		{
			plan: { ...plan, ...own },
			signal: new AbortController().signal,
			invoke: async (given) => {
				batches.push(names(given));
				return answer(names(given), batches.length);
			},
			giveUp: async (given, condition) => void givenUp.push(`${names(given)} ${condition}`),
		},
		records,
	);
	return { done, batches, givenUp };
}

const failing = (...ids: string[]) =>
	JSON.stringify({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

test('a batch is done when nothing failed', async () => {
	expect(await deliver(batch('1', '2'), () => failing())).toEqual({ done: true, batches: ['12'], givenUp: [] });
});

test('a partial failure is retried from the first record that failed', async () => {
	const once = (_seen: string, call: number) => (call === 1 ? failing('3') : failing());
	expect((await deliver(batch('1', '2', '3'), once)).batches).toEqual(['123', '3']);
});

test('a failing batch is bisected until the poisoned record is given up after its retries, and the rest is done', async () => {
	const poison = (seen: string) => {
		if (seen.includes('3')) throw new FunctionError('handler', { errorType: 'Error', message: 'poison' });
		return failing();
	};
	const { batches, givenUp } = await deliver(batch('1', '2', '3', '4'), poison);
	expect(batches).toEqual(['1234', '12', '34', '3', '3', '3', '4']);
	expect(givenUp).toEqual(['3 RetryAttemptsExhausted']);
});

test('a batch without bisection is retried as a whole', async () => {
	const { batches, givenUp } = await deliver(batch('1', '2'), () => failing('1'), { bisects: false });
	expect(batches).toEqual(['12', '12', '12']);
	expect(givenUp).toEqual(['12 RetryAttemptsExhausted']);
});

test('an invalid answer is a failure of the whole batch', async () => {
	const odd = (_seen: string, call: number) => (call === 1 ? '{"batchItemFailures":[{"itemIdentifier":""}]}' : 'null');
	expect((await deliver(batch('1', '2'), odd)).batches).toEqual(['12', '1', '2']);
});

test('a bundle that does not load uses no retries', async () => {
	const later = (_seen: string, call: number) => {
		if (call === 1) throw new FunctionError('init', { errorType: 'Error', message: 'does not load' });
		return failing();
	};
	expect(await deliver(batch('1'), later, { maxRetries: 0 })).toEqual({ done: true, batches: ['1', '1'], givenUp: [] });
});

test('records that are too old are given up without a call of the function', async () => {
	const { batches, givenUp } = await deliver([record('1', 120_000)], () => failing());
	expect(batches).toEqual([]);
	expect(givenUp).toEqual(['1 MaximumRecordAgeExceeded']);
});
