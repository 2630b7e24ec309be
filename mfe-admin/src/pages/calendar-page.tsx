import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ViewCalendar } from '../features/view-calendar/view-calendar.tsx';
import { useNow } from '../lib/page/use-now.ts';

/** `/admin/calendar` */
export function CalendarPage(): ReactNode {
	usePage({ title: 'Calendar' });
	const now = useNow();
	return (
		<>
			<AdminHeading title="Calendar" lead="Who comes to whom." />
			<ViewCalendar now={now} />
		</>
	);
}
