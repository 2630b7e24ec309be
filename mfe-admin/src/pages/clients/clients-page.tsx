import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListClients } from '../../features/list-clients/list-clients.tsx';

/** `/admin/clients` */
export function ClientsPage(): ReactNode {
	usePage({ title: 'Clients' });
	return (
		<>
			<AdminHeading title="Clients" lead="Everybody visits are booked for, with or without an account." />
			<ListClients />
		</>
	);
}
