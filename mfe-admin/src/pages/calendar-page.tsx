import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { SeeCalendar } from '../features/see-calendar/see-calendar.tsx';
import { useNow } from '../lib/use-now.ts';

/** `/admin/calendar` */
export function CalendarPage(): ReactNode {
	usePage({ title: 'Calendar' });
	const now = useNow();
	return (
		<>
			<AdminHeading title="Calendar" lead="Who comes to whom." />
			<SeeCalendar now={now} />
		</>
	);
}
