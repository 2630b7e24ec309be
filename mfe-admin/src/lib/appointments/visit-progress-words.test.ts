import { anAppointment, daniel } from '../../testing/sample-appointments.ts';
import { cancelledWords, progressWords } from './visit-progress-words.ts';

const AT = '2026-11-10T05:51:00.000Z';

test.each([
	[undefined, undefined],
	['arrived', 'Here since 8:51 AM'],
	['in_session', 'In session since 8:51 AM'],
] as const)('the progress of a visit that is %s reads "%s"', (state, words) => {
	expect(progressWords(state ? { progress: { state, at: AT } } : daniel)).toBe(words);
});

test.each([
	[{ by: 'staff', late: false }, 'By the centre'],
	[{ by: 'erasure', late: false }, 'With the client’s account'],
	[{ by: 'client', late: false }, 'By the client'],
	[{ by: 'client', how: 'website', late: false }, 'By the client, on the website'],
	[{ by: 'client', how: 'phone', late: true }, 'By the client, by phone, late'],
	[{ by: 'client', how: 'desk', late: true }, 'By the client, at the desk, late'],
] as const)('the cancellation %j reads "%s"', (cancellation, words) => {
	expect(cancelledWords(anAppointment(AT, { cancellation: { ...cancellation, at: AT } }))).toBe(words);
});
