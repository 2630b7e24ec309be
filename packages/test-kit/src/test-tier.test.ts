const points = Array.from({ length: 52 }, (_, at) => at);
const { TEST_TIER, SWEEP_SEED } = process.env;

afterEach(() => {
	for (const [name, value] of Object.entries({ TEST_TIER, SWEEP_SEED }))
		if (value === undefined) delete process.env[name];
		else process.env[name] = value;
});

async function tierOf(environment: Readonly<Record<string, string>>) {
	delete process.env.TEST_TIER;
	delete process.env.SWEEP_SEED;
	Object.assign(process.env, environment);
	jest.resetModules();
	return import('./test-tier.ts');
}

test('an ordinary run takes six points, spread evenly from the first to the last, and one seed', async () => {
	const { chosenOf, chosenSeeds, isSweep } = await tierOf({});
	expect(isSweep).toBe(false);
	expect(chosenOf(points)).toEqual([0, 10, 20, 31, 41, 51]);
	expect(chosenOf(points, 2)).toEqual([0, 51]);
	expect(chosenOf(['one', 'two'])).toEqual(['one', 'two']);
	expect(chosenSeeds(7)).toEqual([7]);
});

test('a sweep takes every point, and twenty seeds from the given one', async () => {
	const { chosenOf, chosenSeeds, isSweep } = await tierOf({ TEST_TIER: 'sweep', SWEEP_SEED: '100' });
	expect(isSweep).toBe(true);
	expect(chosenOf(points)).toEqual(points);
	expect(chosenSeeds(7)).toEqual(Array.from({ length: 20 }, (_, at) => 100 + at));
});

test('a sweep without a given seed starts at the date', async () => {
	jest.useFakeTimers({ now: new Date('2026-11-28T10:00:00.000Z') });
	const { chosenSeeds } = await tierOf({ TEST_TIER: 'sweep' });
	expect(chosenSeeds(7)[0]).toBe(20_261_128);
	jest.useRealTimers();
});
