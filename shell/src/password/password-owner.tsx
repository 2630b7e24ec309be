import type { ReactNode } from 'react';

/**
 * Whose password a form without an address is about, for the password manager of the browser: it keeps the new one under the
 * right name. Nobody sees or reaches it. Put it first in the form.
 */
export const PasswordOwner = ({ email }: { readonly email: string }): ReactNode => (
	<input type="email" autoComplete="username" value={email} readOnly hidden />
);
