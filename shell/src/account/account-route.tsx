import { type ReactNode, useState } from 'react';
import { Guarded } from '../modules/guard.tsx';
import { lazyShellPage } from '../modules/lazy-shell-page.tsx';
import { guardRuleFor } from '../modules/module-routes.ts';

const AccountPage = lazyShellPage(
	async () => (await import(/* webpackChunkName: "account" */ './account-page.tsx')).AccountPage,
	'AccountPage',
);
const AccountDeleted = lazyShellPage(
	async () => (await import(/* webpackChunkName: "account" */ './deletion/account-deleted.tsx')).AccountDeleted,
	'AccountDeleted',
);

const guardRule = guardRuleFor('/account');

/** `/account` behind its guard, and the page that replaces it once the account is deleted. */
export function AccountRoute(): ReactNode {
	const [isDeleted, setDeleted] = useState(false);
	if (isDeleted) return <AccountDeleted />;
	return (
		<Guarded route={guardRule}>
			<AccountPage onDeleted={() => setDeleted(true)} />
		</Guarded>
	);
}
