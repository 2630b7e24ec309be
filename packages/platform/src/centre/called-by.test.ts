import { calledBy } from './called-by.ts';

test.each([
	['Amina Hassan', 'Amina'],
	['Dr. Nyambura Otieno', 'Dr. Nyambura'],
	['  Zawadi ', 'Zawadi'],
	['Dr.', 'Dr.'],
])('a psychologist with the name %s is called %s', (name, called) => expect(calledBy(name)).toBe(called));
