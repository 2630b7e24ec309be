import type { PasswordRule } from '@tulia/ui/form';

/** The password rule of the contract in parts, for ticking off while typing; the contract's own rule still decides. */
export const passwordRules: readonly PasswordRule[] = [
	{ label: 'At least 8 characters', isMet: (password) => password.length >= 8 },
	{ label: 'One capital letter', isMet: (password) => /[A-Z]/.test(password) },
	{ label: 'One small letter', isMet: (password) => /[a-z]/.test(password) },
	{ label: 'One number', isMet: (password) => /\d/.test(password) },
	{ label: 'One of @ $ ! % * ? &', isMet: (password) => /[@$!%*?&]/.test(password) },
	// Otherwise a space or a dash is refused while everything above is ticked.
	{ label: 'No spaces or other signs', isMet: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password) },
];
