import { type AttemptResult, retryOptimistically } from './retry-optimistically.ts';

function retryWith(...attempts: readonly AttemptResult<string>[]) {
	const pauses: number[] = [];
	const remaining = [...attempts];
	const policy = {
		sleep: async (milliseconds: number) => void pauses.push(milliseconds),
		random: (max: number) => max - 1,
	};
	const answer = retryOptimistically(async () => remaining.shift() ?? { again: 'stale' }, policy);
	return { answer, pauses, remaining };
}
const stale = { again: 'stale' } as const;
const conflict = { again: 'conflict' } as const;

test('a stale read is repeated without a pause', async () => {
	const { answer, pauses } = retryWith(stale, stale, { answer: 'yes' });
	expect(await answer).toBe('yes');
	expect(pauses).toEqual([]);
});

test('pauses between conflicts grow to 400 ms at most, and the seventh conflict is still retried', async () => {
	const { answer, pauses } = retryWith(...Array.from({ length: 7 }, () => conflict), { answer: 'yes' });
	expect(await answer).toBe('yes');
	expect(pauses).toEqual([50, 100, 200, 400, 400, 400, 400]);
});

test('the eighth conflict ends the retries', async () => {
	const { answer, remaining } = retryWith(...Array.from({ length: 8 }, () => conflict), { answer: 'never' });
	expect(await answer).toBeUndefined();
	expect(remaining).toHaveLength(1);
});

test('an attempt that stays stale is given up', async () => {
	expect(await retryWith().answer).toBeUndefined();
});
