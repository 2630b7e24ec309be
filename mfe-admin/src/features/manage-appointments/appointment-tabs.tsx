import { Link, paths } from '@tulia/platform';
import { Tabs } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';

export function AppointmentTabs({ isPhone }: { readonly isPhone: boolean }): ReactNode {
	const board = useGetDashboardQuery().data;
	const toPhone = board?.mailTrouble.filter(({ phoned }) => phoned === undefined).length ?? 0;
	const waiting = { inCrisis: 0, others: toPhone };
	return (
		<Tabs
			component={Link}
			tabs={[
				{ to: paths.adminAppointments(), label: 'All visits', isCurrent: !isPhone },
				{ to: `${paths.adminAppointments()}?needs=phone`, label: 'People to phone', isCurrent: isPhone, waiting },
			]}
		/>
	);
}
