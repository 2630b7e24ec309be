import { explain } from './api-error.ts';
import { retryAfterSeconds, waitInWords } from './retry-after.ts';

const NOON = Date.parse('2026-11-24T09:00:00Z');

test.each([
	['90', 90],
	['0', 0],
	['Tue, 24 Nov 2026 09:07:00 GMT', 420],
	['Tue, 24 Nov 2026 08:00:00 GMT', 0],
	['soon', undefined],
	[null, undefined],
])('Retry-After %s means %s seconds', (header, seconds) => {
	expect(retryAfterSeconds(header, NOON)).toBe(seconds);
});

test.each([
	[0, '1 minute'],
	[60, '1 minute'],
	[61, '2 minutes'],
	[420, '7 minutes'],
	[3541, '1 hour'],
	[5400, '2 hours'],
])('a wait of %d seconds is shown as %s', (seconds, words) => {
	expect(waitInWords(seconds)).toBe(words);
});

describe('too many requests', () => {
	const body = { type: '', title: '', status: 429, detail: '', code: 'too_many_requests', errors: [], requestId: '' };
	const tooMany = (retryAfter?: number): unknown => ({
		kind: 'problem',
		problem: body,
		...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
	});

	test.each([
		['with how long to wait', tooMany(420), {}, 'You have sent several messages. Please wait 7 minutes and try again.'],
		['without', tooMany(), {}, 'You have sent several messages. Please wait a little and try again.'],
		[
			'in the words of the screen',
			tooMany(30),
			{ too_many_requests: 'Nothing was booked. Please wait a little.' },
			'Nothing was booked. Please wait 1 minute.',
		],
		[
			'with the wait even where the screen has no place for it',
			tooMany(120),
			{ too_many_requests: 'Too many.' },
			'You have sent several messages. Please wait 2 minutes and try again.',
		],
	])('too many requests are explained %s', (_how, error, words, sentence) => {
		expect(explain(error, words, 'Otherwise.')).toBe(sentence);
	});
});
