import fc from 'fast-check';
import { outdoes, type RecipientOutcome, type SettledOutcome, settledOutcomes } from './recipient-outcome.ts';

const after = (news: readonly SettledOutcome[]): RecipientOutcome =>
	news.reduce<RecipientOutcome>((known, next) => (outdoes(next, known) ? next : known), 'waiting');

test.each<[readonly SettledOutcome[], RecipientOutcome]>([
	[['sent'], 'sent'],
	[['sent', 'bounced'], 'bounced'],
	[['bounced', 'sent'], 'bounced'],
	[['sent', 'complained', 'sent'], 'complained'],
	[['failed', 'sent'], 'sent'],
	[['stopped', 'sent'], 'sent'],
	[['unsubscribed', 'stopped'], 'unsubscribed'],
])('an outcome after %j becomes %s', (news, known) => {
	expect(after(news)).toBe(known);
});

test('a repeated event changes nothing, and no outcome returns to waiting', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...settledOutcomes), { minLength: 1 }), (news) => {
			expect(after([...news, ...news])).toBe(after(news));
			expect(after(news)).not.toBe('waiting');
		}),
		{ seed: 29 },
	);
});
