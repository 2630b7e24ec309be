import { usePage, useParams } from '@tulia/platform';
import type { ReactNode } from 'react';
import { UserDetails } from '../../features/manage-users/user-details.tsx';

/** `/admin/users/{id}` */
export function UserPage(): ReactNode {
	usePage({ title: 'User' });
	const { id = '' } = useParams();
	return <UserDetails userId={id} />;
}
