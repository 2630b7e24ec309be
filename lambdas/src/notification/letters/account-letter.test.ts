import { centre } from '../testing/builders.ts';
import { emailChangeLetter } from './account-letter.ts';

test.each(['confirm_new', 'address_in_use', 'told'] as const)(
	'the letter %s of a change of address greets as every other letter does',
	(kind) => {
		const letter = emailChangeLetter(kind, { name: 'Wairimu Kamau', centre, url: 'https://tulia.example/x' });
		expect(letter.greeting).toBe('Hello Wairimu,');
	},
);
