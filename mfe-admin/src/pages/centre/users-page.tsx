import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManageUsers } from '../../features/manage-users/manage-users.tsx';
import { UnconfirmedVisits } from '../../features/manage-users/unconfirmed-visits.tsx';

/** `/admin/users` */
export function UsersPage(): ReactNode {
	usePage({ title: 'Users' });
	return (
		<>
			<AdminHeading title="Users" lead="Everybody with an account, newest first." />
			<ManageUsers />
			<UnconfirmedVisits />
		</>
	);
}
