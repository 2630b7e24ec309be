import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/sessions` */
export function SessionsPage(): ReactNode {
	usePage({ title: 'Sessions' });
	return <AdminHeading title="Sessions" />;
}
