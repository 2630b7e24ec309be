import { centre } from '../../../../test-support/notification/builders.ts';
import { accountLetter, emailChangeLetter } from './account-letter.ts';

test.each(['confirm_new', 'address_in_use', 'current_address'] as const)(
	'the letter %s of a change of address has the same greeting as every other letter',
	(kind) => {
		const letter = emailChangeLetter(kind, { name: 'Wairimu Kamau', centre, url: 'https://tulia.example/x' });
		expect(letter.greeting).toBe('Hello Wairimu,');
	},
);

test('the mail to an address that has an account tells its owner what the requester saw', () => {
	const letter = accountLetter('account_exists', { name: 'Wairimu Kamau', centre, url: 'https://tulia.example/login' });
	expect(letter.closing).toContain('saw that this address has an account, and nothing else of it');
	expect(JSON.stringify(letter)).not.toContain('Nobody was told');
});
