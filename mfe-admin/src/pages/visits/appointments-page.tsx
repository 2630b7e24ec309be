import { Link, paths, usePage } from '@tulia/platform';
import { ButtonRow, LinkButton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManageAppointments } from '../../features/manage-appointments/manage-appointments.tsx';
import { TodayLead } from '../../features/manage-appointments/today-lead.tsx';
import { TodaySwitch } from '../../features/manage-appointments/today-switch.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/appointments` */
export function AppointmentsPage(): ReactNode {
	usePage({ title: 'Appointments' });
	const now = useNow();
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
