import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { ViewReport } from '../../features/view-report/view-report.tsx';

/** `/admin/reports` */
export function ReportsPage(): ReactNode {
	usePage({ title: 'Reports' });
	return <ViewReport />;
}
