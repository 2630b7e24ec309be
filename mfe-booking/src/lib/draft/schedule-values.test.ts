import { choiceInWords, FIRST_AVAILABLE, requestOf, stillToChoose } from './schedule-values.ts';

const chosen = { serviceId: 's', date: '2026-11-19', time: '9:00 AM' };

test.each([
	[{}, 'Still to choose: a service, a day and a time.'],
	[{ serviceId: 's' }, 'Still to choose: a day and a time.'],
	[{ serviceId: 's', date: '2026-11-19' }, 'Still to choose: a time.'],
	[chosen, undefined],
])('names what is missing of %j', (values, words) => {
	expect(stillToChoose(values)).toBe(words);
});

test('sends no part that was left out', () => {
	expect(requestOf(chosen)).toEqual(chosen);
});

test('names a psychologist only when one was chosen by name', () => {
	expect(requestOf({ ...chosen, psychologistId: FIRST_AVAILABLE })).toEqual(chosen);
	expect(requestOf({ ...chosen, psychologistId: 'p1' })).toEqual({ ...chosen, psychologistId: 'p1' });
});

test('says nothing of consents while none is ticked', () => {
	expect(requestOf({ ...chosen, consents: {} })).toEqual(chosen);
	expect(requestOf({ ...chosen, consents: { hostingAbroad: true } })).toEqual({
		...chosen,
		consents: { healthData: false, hostingAbroad: true },
	});
});

test('puts the choice in a few words', () => {
	expect(choiceInWords({})).toBe('Choose a day');
	expect(choiceInWords({ date: '2026-11-19' })).toBe('Thu 19 Nov, choose a time');
	expect(choiceInWords({ date: '2026-11-19', time: '10:30 AM' })).toBe('Thu 19 Nov, 10:30 AM');
});
