import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/users/{id}` */
export function UserPage(): ReactNode {
	usePage({ title: 'User' });
	return <AdminHeading title="User" />;
}
