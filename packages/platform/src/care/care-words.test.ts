const fetched = jest.fn();
jest.mock('@tulia/contracts/may-be-in-crisis', () => {
	fetched();
	return { mayBeInCrisis: (...texts: readonly string[]) => texts.includes('I want to die') };
});

import { hasCareWordsSoon } from './care-words.ts';

test('where nothing is written the list of words is not fetched, and nobody waits for it', async () => {
	expect(await hasCareWordsSoon(undefined, '', '  \n')).toBe(false);
	expect(fetched).not.toHaveBeenCalled();
});

test('where something is written it is', async () => {
	expect(await hasCareWordsSoon(undefined, 'I want to die')).toBe(true);
	expect(await hasCareWordsSoon('I want to sit near the door')).toBe(false);
	expect(fetched).toHaveBeenCalledTimes(1);
});
