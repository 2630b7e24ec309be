import { Link, paths, usePage, useSearchParams } from '@tulia/platform';
import { ButtonRow, LinkButton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ExportButton } from '../../features/manage-appointments/export-button.tsx';
import { parseListView } from '../../features/manage-appointments/list-address.ts';
import { ManageAppointments } from '../../features/manage-appointments/manage-appointments.tsx';
import { TodayLead } from '../../features/manage-appointments/today-lead.tsx';
import { TodaySwitch } from '../../features/manage-appointments/today-switch.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/appointments` */
export function AppointmentsPage(): ReactNode {
	usePage({ title: 'Appointments' });
	const now = useNow();
	const [params] = useSearchParams();
	return (
		<>
			<AdminHeading
				title="Appointments"
				lead={<TodayLead now={now} />}
				action={
					<ButtonRow>
						<TodaySwitch now={now} />
						<LinkButton component={Link} variant="secondary" size="sm" to={paths.adminDaySheet()}>
							Day sheet
						</LinkButton>
						<ExportButton view={parseListView(params)} />
						<LinkButton component={Link} size="sm" to={paths.adminNewAppointment()}>
							Book a visit
						</LinkButton>
					</ButtonRow>
				}
			/>
			<ManageAppointments now={now} />
		</>
	);
}
