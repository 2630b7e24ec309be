import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/calendar` */
export function CalendarPage(): ReactNode {
	usePage({ title: 'Calendar' });
	return <AdminHeading title="Calendar" />;
}
