import { commonPasswordErrors, commonPasswordWords } from '@tulia/contracts/identity/common-password';
import type { FieldError } from '@tulia/contracts/problem';
import type { PasswordRule } from '@tulia/ui/form';

/** The password rule of the contract in parts, for ticking off while typing; the contract's validator decides. */
export const passwordRules: readonly PasswordRule[] = [
	{ label: 'At least 8 characters', isMet: (password) => password.length >= 8 },
	{ label: 'One capital letter', isMet: (password) => /[A-Z]/.test(password) },
	{ label: 'One small letter', isMet: (password) => /[a-z]/.test(password) },
	{ label: 'One number', isMet: (password) => /\d/.test(password) },
	{ label: 'One of @ $ ! % * ? &', isMet: (password) => /[@$!%*?&]/.test(password) },
	// Otherwise a space or a dash would be refused while everything above is ticked.
	{ label: 'No spaces or other signs', isMet: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password) },
	{
		label: 'More than one name, place or common word',
		isMet: (password) => password !== '' && commonPasswordWords(password) === undefined,
		// Too short to judge.
		why: (password) => (password.length < 8 ? undefined : commonPasswordWords(password)),
	},
];

/** Adds the check against common passwords to the contract's rules, for a form with a new password. */
export const withCommonPasswords =
	<Values extends { readonly password?: string }>(validate: (values: Values) => readonly FieldError[]) =>
	(values: Values): readonly FieldError[] => {
		const errors = validate(values);
		return errors.some(({ field }) => field === 'password')
			? errors
			: [...errors, ...commonPasswordErrors(values.password)];
	};
