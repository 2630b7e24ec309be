import { PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The head of a ticket's page. A visit that is over has nothing to show at the desk. */
export const TicketHeading = ({ isOver = false }: { readonly isOver?: boolean }): ReactNode => (
	<PageHeading lead={isOver ? undefined : 'Show it at the front desk, on your phone or on paper.'}>
		Your ticket
	</PageHeading>
);
