import { shortNames } from './short-names.ts';

test('a first name, or the title and an initial, stands over a lane', () => {
	expect(shortNames(['Dr. Nyambura Otieno', 'Amina Hassan', 'Peter Mutiso'])).toEqual(['Dr. N.', 'Amina', 'Peter']);
});

test('two who would be called the same are told apart', () => {
	expect(shortNames(['Amina Hassan', 'Amina Otieno', 'Dr. Njeri Kamau', 'Dr. Nyambura Otieno', 'Wanjiku'])).toEqual([
		'Amina H.',
		'Amina O.',
		'Dr. Njeri K.',
		'Dr. Nyambura O.',
		'Wanjiku',
	]);
});
