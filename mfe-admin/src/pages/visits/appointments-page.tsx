import { Link, paths, usePage, useSearchParams } from '@tulia/platform';
import { ButtonRow, LinkButton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { AppointmentTabs } from '../../features/manage-appointments/appointment-tabs.tsx';
import { parseListView } from '../../features/manage-appointments/list-address.ts';
import { ManageAppointments } from '../../features/manage-appointments/manage-appointments.tsx';
import { PeopleToPhone } from '../../features/manage-appointments/people-to-phone.tsx';
import { TodayLead } from '../../features/manage-appointments/today-lead.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/appointments` */
export function AppointmentsPage(): ReactNode {
	usePage({ title: 'Appointments' });
	const now = useNow();
	const [params] = useSearchParams();
	const isPhone = parseListView(params).needs === 'phone';
	return (
		<>
			<AdminHeading
				title="Appointments"
				lead={<TodayLead now={now} />}
				action={
					<ButtonRow>
						<LinkButton component={Link} variant="secondary" size="sm" to={paths.adminDaySheet()}>
							Day sheet
						</LinkButton>
						<LinkButton component={Link} size="sm" to={paths.adminNewAppointment()}>
							Book a visit
						</LinkButton>
					</ButtonRow>
				}
			/>
			<AppointmentTabs isPhone={isPhone} />
			{isPhone ? <PeopleToPhone now={now} /> : <ManageAppointments now={now} />}
		</>
	);
}
