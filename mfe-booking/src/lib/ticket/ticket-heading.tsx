import { PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The heading of a ticket page. The ticket of a past visit need not be shown. */
export const TicketHeading = ({ isOver = false }: { readonly isOver?: boolean }): ReactNode => (
	<PageHeading lead={isOver ? undefined : 'Show it at the front desk, on your phone or on paper.'}>
		Your ticket
	</PageHeading>
);
