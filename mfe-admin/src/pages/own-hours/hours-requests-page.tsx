import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { HoursRequests } from '../../features/decide-hours/hours-requests.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/hours-requests` */
export function HoursRequestsPage(): ReactNode {
	usePage({ title: 'Hours and time off' });
	const now = useNow();
	return (
		<>
			<AdminHeading title="Hours and time off" lead="What psychologists ask for. Nothing changes until you accept." />
			<HoursRequests now={now} />
		</>
	);
}
