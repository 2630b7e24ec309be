import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Ticket as TicketPanel } from '@tulia/ui/booking';
import { QrCode } from '@tulia/ui/qr';
import type { ReactNode } from 'react';

/** The printed ticket of a booked visit. Its code says the number and nothing else, for the reader at the desk. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }): ReactNode {
	const centre = useGetProfileQuery().data?.name ?? '';
	const { ticketNumber, name, status, ...visit } = ticket;
	return (
		<TicketPanel
			wide
			cancelled={status === 'cancelled'}
			centre={centre}
			visit={visit}
			name={name}
			ticketNumber={ticketNumber}
			qr={<QrCode text={ticketNumber} label={`QR code of ticket ${ticketNumber}`} />}
		/>
	);
}
