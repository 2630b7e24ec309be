import { choiceInWords, requestOf, stillToChoose } from './schedule-values.ts';

test.each([
	[{}, 'Still to choose: a service, a day and a time.'],
	[{ serviceId: 's' }, 'Still to choose: a day and a time.'],
	[{ serviceId: 's', date: '2026-11-19' }, 'Still to choose: a time.'],
	[{ serviceId: 's', date: '2026-11-19', time: '9:00 AM' }, undefined],
])('names what is missing of %j', (values, words) => {
	expect(stillToChoose(values)).toBe(words);
});

test('sends no part that was left out', () => {
	expect(requestOf({ serviceId: 's', date: '2026-11-19', time: '9:00 AM' })).toEqual({
		serviceId: 's',
		date: '2026-11-19',
		time: '9:00 AM',
	});
});

test('puts the choice in a few words', () => {
	expect(choiceInWords({})).toBe('Choose a day');
	expect(choiceInWords({ date: '2026-11-19' })).toBe('Thu 19 Nov, choose a time');
	expect(choiceInWords({ date: '2026-11-19', time: '10:30 AM' })).toBe('Thu 19 Nov, 10:30 AM');
});
