import { aTicket } from '../../testing/samples.ts';
import { changeWords } from './visit-change.ts';

test.each([
	['moved', 'by SMS to 0712 345 678', 'We send you the new time by SMS to 0712 345 678.'],
	['cancelled', 'by email to a@b.example', 'We confirm it by email to a@b.example.'],
	['moved', undefined, 'We send no message, as you asked us.'],
	['cancelled', undefined, 'We send no message, as you asked us.'],
] as const)('a visit that was %s has the message %s', (kind, by, words) => {
	expect(changeWords({ kind, ticket: aTicket() }, by)).toContain(words);
});
