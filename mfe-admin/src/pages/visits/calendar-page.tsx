import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { ViewCalendar } from '../../features/view-calendar/view-calendar.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/calendar` */
export function CalendarPage(): ReactNode {
	usePage({ title: 'Calendar' });
	return <ViewCalendar now={useNow()} />;
}
