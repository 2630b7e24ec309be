const fetched = jest.fn();
jest.mock('@tulia/contracts/may-be-in-crisis', () => {
	fetched();
	const seen =
		(phrases: readonly string[]) =>
		(...texts: readonly string[]) =>
			texts.some((text) => phrases.some((phrase) => text.includes(phrase)));
	return { mayBeInCrisis: seen(['I want to die']), crisisMatcher: seen };
});

import { hasCareWordsSoon } from './care-words.ts';

const asked = jest.fn<Promise<Response>, [string]>();
beforeAll(() => {
	global.fetch = asked as unknown as typeof fetch;
});

const answer = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response;

test('an empty text loads no crisis phrases', async () => {
	expect(await hasCareWordsSoon(undefined, '', '  \n')).toBe(false);
	expect([fetched.mock.calls, asked.mock.calls]).toEqual([[], []]);
});

test('a text is checked with the built-in phrases when the centre’s own do not load', async () => {
	asked.mockResolvedValueOnce(answer({}, false));
	expect(await hasCareWordsSoon(undefined, 'I want to die')).toBe(true);
	asked.mockRejectedValueOnce(new TypeError('offline'));
	expect(await hasCareWordsSoon('I want to sit near the door')).toBe(false);
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('the centre’s own phrases are requested once, retried after a failure, and the request carries no text', async () => {
	asked.mockReset().mockResolvedValue(answer({ phrases: ['nimefika mwisho'] }));
	expect(await hasCareWordsSoon('sasa nimefika mwisho')).toBe(true);
	expect(await hasCareWordsSoon('Where is the door?')).toBe(false);
	expect(asked.mock.calls).toEqual([['/api/crisis-phrases']]);
});
