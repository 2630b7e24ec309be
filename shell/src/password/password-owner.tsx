import type { ReactNode } from 'react';

/**
 * A hidden field with the account of a password form without an address: the password manager stores the new password
 * under it. Must be the first in the form.
 */
export const PasswordOwner = ({ email }: { readonly email: string }): ReactNode => (
	<input type="email" autoComplete="username" value={email} readOnly hidden />
);
