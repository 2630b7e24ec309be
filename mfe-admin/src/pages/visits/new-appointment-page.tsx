import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { BookForClient } from '../../features/book-for-client/book-for-client.tsx';

/** `/admin/appointments/new` */
export function NewAppointmentPage(): ReactNode {
	usePage({ title: 'Book a visit' });
	return <BookForClient />;
}
