import { crisisPhrases } from './crisis-phrases.ts';
import { mayBeInCrisis } from './may-be-in-crisis.ts';

describe('words that call for a careful look', () => {
	test.each([
		'I want to die.',
		'Sometimes I WANT   TO DIE',
		'I don’t want to live any more',
		"I don't want\nto live",
		'I have been thinking about suicide.',
		'he was suicidal last year',
		'I keep cutting myself',
		'maybe they are better-off without me',
		'My husband threatened to kill me',
		'Nataka kufa, sijui nifanye nini',
		'Nimechoka na maisha.',
		'Amenitishia kuniua jana usiku',
		'NITAJIUA',
		'self-harm',
		'I can’t go on',
	])('are seen in %j', (text) => {
		expect(mayBeInCrisis(text)).toBe(true);
	});

	test.each([
		'Do you see couples on Saturdays?',
		'I am dying to read the next article!',
		'Kill time with a good book',
		'Asante sana kwa makala haya.',
		'Maisha ni mazuri',
		'',
		'   ',
		'My cutlery set itself',
	])('are not seen in %j', (text) => {
		expect(mayBeInCrisis(text)).toBe(false);
	});

	test('are looked for in every text that is given', () => {
		expect(mayBeInCrisis('Hello', 'I want to end my life')).toBe(true);
	});

	test('are listed as they are compared, each once, and each is found', () => {
		expect(new Set(crisisPhrases).size).toBe(crisisPhrases.length);
		for (const phrase of crisisPhrases) {
			expect(phrase).toMatch(/^[a-z]+\*?(?: [a-z]+\*?)*$/);
			expect({ phrase, seen: mayBeInCrisis(`So… ${phrase.replaceAll('*', '')}!`) }).toEqual({ phrase, seen: true });
		}
	});

	test('are looked for in no more time than the text is long', () => {
		expect(mayBeInCrisis('kill '.repeat(40_000))).toBe(false);
	});
});
