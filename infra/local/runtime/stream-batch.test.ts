import { FunctionError } from './function-plan.ts';
import type { StreamMappingPlan } from './mapping-plan.ts';
import { deliverBatch } from './stream-batch.ts';
import type { StreamRecord } from './stream-client.ts';

const plan: StreamMappingPlan = {
	...{ id: 'm', functionName: 'f', streamArn: 'arn', tableName: 't', region: 'r', batchSize: 10, filters: [] },
	...{ reportsFailures: true, bisects: true, maxRetries: 2, maxAgeMs: 60_000, onFailureArn: undefined },
};

const record = (sequence: string, ageMs = 0): StreamRecord => ({
	eventName: 'INSERT',
	dynamodb: { SequenceNumber: sequence, ApproximateCreationDateTime: (Date.now() - ageMs) / 1000 },
});
const batch = (...sequences: string[]) => sequences.map((sequence) => record(sequence));
const names = (records: readonly StreamRecord[]) => records.map(({ dynamodb }) => dynamodb.SequenceNumber).join('');

/** Delivers a batch to a function that does `answer`, and tells what it saw and what was given up. */
async function deliver(
	records: readonly StreamRecord[],
	answer: (seen: string, call: number) => string,
	own: Partial<StreamMappingPlan> = {},
) {
	const seen: string[] = [];
	const givenUp: string[] = [];
	const done = await deliverBatch(
		{
			plan: { ...plan, ...own },
			signal: new AbortController().signal,
			invoke: async (given) => {
				seen.push(names(given));
				return answer(names(given), seen.length);
			},
			giveUp: async (given, condition) => void givenUp.push(`${names(given)} ${condition}`),
		},
		records,
	);
	return { done, seen, givenUp };
}

const failing = (...ids: string[]) =>
	JSON.stringify({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

test('is done when nothing failed', async () => {
	expect(await deliver(batch('1', '2'), () => failing())).toEqual({ done: true, seen: ['12'], givenUp: [] });
});

test('goes on from the first record that failed', async () => {
	const once = (_seen: string, call: number) => (call === 1 ? failing('3') : failing());
	expect((await deliver(batch('1', '2', '3'), once)).seen).toEqual(['123', '3']);
});

test('narrows a failure down by halves, gives the poison up after its retries, and does the rest', async () => {
	const poison = (seen: string) => {
		if (seen.includes('3')) throw new FunctionError('handler', 'Error', 'poison');
		return failing();
	};
	const { seen, givenUp } = await deliver(batch('1', '2', '3', '4'), poison);
	expect(seen).toEqual(['1234', '12', '34', '3', '3', '3', '4']);
	expect(givenUp).toEqual(['3 RetryAttemptsExhausted']);
});

test('retries the whole batch when it may not be halved', async () => {
	const { seen, givenUp } = await deliver(batch('1', '2'), () => failing('1'), { bisects: false });
	expect(seen).toEqual(['12', '12', '12']);
	expect(givenUp).toEqual(['12 RetryAttemptsExhausted']);
});

test('an answer that cannot be understood is a failure of the whole batch', async () => {
	const odd = (_seen: string, call: number) => (call === 1 ? '{"batchItemFailures":[{"itemIdentifier":""}]}' : 'null');
	expect((await deliver(batch('1', '2'), odd)).seen).toEqual(['12', '1', '2']);
});

test('waits for a bundle that does not load without using up the retries', async () => {
	const later = (_seen: string, call: number) => {
		if (call === 1) throw new FunctionError('init', 'Error', 'does not load');
		return failing();
	};
	expect(await deliver(batch('1'), later, { maxRetries: 0 })).toEqual({ done: true, seen: ['1', '1'], givenUp: [] });
});

test('gives up what is too old without calling the function', async () => {
	const { seen, givenUp } = await deliver([record('1', 120_000)], () => failing());
	expect(seen).toEqual([]);
	expect(givenUp).toEqual(['1 MaximumRecordAgeExceeded']);
});
