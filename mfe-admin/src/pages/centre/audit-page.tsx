import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ViewAuditLog } from '../../features/view-audit-log/view-audit-log.tsx';

/** `/admin/audit` */
export function AuditPage(): ReactNode {
	usePage({ title: 'Audit' });
	return (
		<>
			<AdminHeading title="Audit" lead="Who did what, and when. Kept for 24 months." />
			<ViewAuditLog />
		</>
	);
}
