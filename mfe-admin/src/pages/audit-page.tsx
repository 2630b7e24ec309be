import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/audit` */
export function AuditPage(): ReactNode {
	usePage({ title: 'Audit' });
	return <AdminHeading title="Audit" />;
}
