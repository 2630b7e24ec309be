import { initialOf, shortNames } from './short-names.ts';

test('a first name stands over a lane, without a title', () => {
	expect(shortNames(['Dr. Nyambura Otieno', 'Amina Hassan', 'Peter Mutiso'])).toEqual(['Nyambura', 'Amina', 'Peter']);
});

test('two who would be called the same are told apart', () => {
	expect(shortNames(['Amina Hassan', 'Prof Amina Otieno', 'Dr. Njeri Kamau', 'Wanjiku'])).toEqual([
		'Amina H.',
		'Amina O.',
		'Njeri',
		'Wanjiku',
	]);
});

test.each([
	['arap Moi', 'M.'],
	['arap', 'A.'],
	['"Zed"', ''],
	['Önder', 'Ö.'],
	['', ''],
])('of the names %j the initial is %j', (names, initial) => {
	expect(initialOf(names)).toBe(initial);
});
