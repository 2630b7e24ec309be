import { type ReactNode, useState } from 'react';
import { Guarded } from '../modules/guard.tsx';
import { guardingOf } from '../modules/module-routes.ts';
import { ownPage } from '../modules/own-page.tsx';

const AccountPage = ownPage(
	async () => (await import(/* webpackChunkName: "account" */ './account-page.tsx')).AccountPage,
);
const AccountDeleted = ownPage(
	async () => (await import(/* webpackChunkName: "account" */ './account-deleted.tsx')).AccountDeleted,
);

const guarding = guardingOf('/account');

/** `/account`, behind its guard; once the account is deleted, what there is to say to somebody who has none. */
export function AccountRoute(): ReactNode {
	const [isDeleted, setDeleted] = useState(false);
	if (isDeleted) return <AccountDeleted />;
	return (
		<Guarded route={guarding}>
			<AccountPage onDeleted={() => setDeleted(true)} />
		</Guarded>
	);
}
