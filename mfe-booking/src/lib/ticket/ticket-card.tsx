import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Ticket as TicketPanel } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';

/** The printed ticket of a booked visit. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }): ReactNode {
	const centre = useGetProfileQuery().data?.name ?? '';
	const { ticketNumber, name, ...visit } = ticket;
	return (
		<TicketPanel
			wide
			centre={centre}
			visit={visit}
			name={name}
			ticketNumber={ticketNumber}
			qr={<QrCode ticketNumber={ticketNumber} />}
		/>
	);
}
