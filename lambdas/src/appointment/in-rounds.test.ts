import { inRounds, type Round } from './in-rounds.ts';

function play(...rounds: readonly Round<string>[]) {
	const pauses: number[] = [];
	const left = [...rounds];
	const patience = {
		sleep: async (milliseconds: number) => void pauses.push(milliseconds),
		random: (max: number) => max - 1,
	};
	const answer = inRounds(async () => left.shift() ?? { again: 'stale' }, patience);
	return { answer, pauses, left };
}
const stale = { again: 'stale' } as const;
const conflict = { again: 'conflict' } as const;

test('something stale is read again at once', async () => {
	const { answer, pauses } = play(stale, stale, { answer: 'yes' });
	expect(await answer).toBe('yes');
	expect(pauses).toEqual([]);
});

test('after a conflict the pauses may grow up to 400 ms, and the seventh conflict is waited out', async () => {
	const { answer, pauses } = play(...Array.from({ length: 7 }, () => conflict), { answer: 'yes' });
	expect(await answer).toBe('yes');
	expect(pauses).toEqual([50, 100, 200, 400, 400, 400, 400]);
});

test('the eighth conflict ends it', async () => {
	const { answer, left } = play(...Array.from({ length: 8 }, () => conflict), { answer: 'never' });
	expect(await answer).toBeUndefined();
	expect(left).toHaveLength(1);
});

test('what never settles is given up', async () => {
	expect(await play().answer).toBeUndefined();
});
