import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin` */
export function DashboardPage(): ReactNode {
	usePage({ title: 'Dashboard' });
	return <AdminHeading title="Dashboard" />;
}
