import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/users` */
export function UsersPage(): ReactNode {
	usePage({ title: 'Users' });
	return <AdminHeading title="Users" />;
}
