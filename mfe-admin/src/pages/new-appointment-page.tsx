import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/appointments/new` */
export function NewAppointmentPage(): ReactNode {
	usePage({ title: 'Book for a client' });
	return <AdminHeading title="Book for a client" />;
}
