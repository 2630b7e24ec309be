import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { BookForClient } from '../features/book-for-client/book-for-client.tsx';

/** `/admin/appointments/new` */
export function NewAppointmentPage(): ReactNode {
	usePage({ title: 'Book for a client' });
	return (
		<>
			<AdminHeading title="Book for a client" lead="For somebody who phones or stands at the desk." />
			<BookForClient />
		</>
	);
}
