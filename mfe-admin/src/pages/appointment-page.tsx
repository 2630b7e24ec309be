import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/appointments/{id}` */
export function AppointmentPage(): ReactNode {
	usePage({ title: 'Appointment' });
	return <AdminHeading title="Appointment" />;
}
