import { choiceInWords, FIRST_AVAILABLE, requestOf, shownVersions, stillToChoose } from './schedule-values.ts';

const chosen = { serviceId: 's', date: '2026-11-19', time: '9:00 AM' };

test.each([
	[{}, 'Four answers are missing: a service, who it is for, a day and a time.'],
	[{ serviceId: 's' }, 'Three answers are missing: who it is for, a day and a time.'],
	[{ serviceId: 's', forWhom: 'us', date: '2026-11-19' }, 'One answer is missing: a time.'],
	[chosen, 'One answer is missing: who it is for.'],
] as const)('the missing parts of %j are named', (values, words) => {
	expect(stillToChoose(values)).toBe(`${words} Tap it any time and we show you where.`);
});

test('a complete form misses nothing', () => {
	expect(stillToChoose({ ...chosen, forWhom: 'my_child' })).toBeUndefined();
});

test('a booking request leaves out empty choices', () => {
	expect(requestOf(chosen)).toEqual(chosen);
});

test('a booking request contains a psychologist only when one was chosen by name', () => {
	expect(requestOf({ ...chosen, psychologistId: FIRST_AVAILABLE })).toEqual(chosen);
	expect(requestOf({ ...chosen, psychologistId: 'p1' })).toEqual({ ...chosen, psychologistId: 'p1' });
});

test('a booking request contains no consent while none is ticked', () => {
	expect(requestOf({ ...chosen, consents: {} })).toEqual(chosen);
	expect(requestOf({ ...chosen, consents: { hostingAbroad: true } })).toEqual({
		...chosen,
		consents: { healthData: false, hostingAbroad: true, versions: shownVersions },
	});
});

test('the bar of a phone shows the choice in short, or the next question', () => {
	expect(choiceInWords({})).toBe('Choose a service');
	expect(choiceInWords({ serviceId: 's' })).toBe('Who is it for?');
	expect(choiceInWords({ serviceId: 's', forWhom: 'me' })).toBe('Choose a day');
	expect(choiceInWords({ ...chosen, forWhom: 'me', time: undefined })).toBe('Thu 19 Nov, choose a time');
	expect(choiceInWords({ ...chosen, forWhom: 'me' })).toBe('Thu 19 Nov, 9:00 AM');
});
