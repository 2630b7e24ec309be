import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { HoursRequests } from '../../features/decide-hours/hours-requests.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/hours-requests` */
export function HoursRequestsPage(): ReactNode {
	usePage({ title: 'Requests for hours' });
	const now = useNow();
	return (
		<>
			<AdminHeading
				title="Psychologists and hours"
				lead="Hours and time off that psychologists ask for. Nothing changes until you accept."
			/>
			<PageTabs />
			<HoursRequests now={now} />
		</>
	);
}
