import { initialOf, shortNames } from './short-names.ts';

test('a first name heads a lane, without a title', () => {
	expect(shortNames(['Dr. Nyambura Otieno', 'Amina Hassan', 'Peter Mutiso'])).toEqual(['Nyambura', 'Amina', 'Peter']);
});

test('two psychologists with the same first name get an initial', () => {
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
])('the initial of the names %j is %j', (names, initial) => {
	expect(initialOf(names)).toBe(initial);
});
