import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Ticket as TicketPanel, type TicketValidity } from '@tulia/ui/booking';
import { QrCode } from '@tulia/ui/qr';
import type { ReactNode } from 'react';
import { PsychologistLink } from '../psychologist-link.tsx';
import { admits, visitFacts } from './visit-facts.ts';

const VALIDITY: Record<Ticket['status'], TicketValidity> = {
	confirmed: 'valid',
	attended: 'over',
	missed: 'over',
	cancelled: 'cancelled',
};

/** The printed ticket of a booked visit. Its QR code contains only the number, for the scanner at the front desk. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }): ReactNode {
	const profile = useGetProfileQuery().data;
	const { ticketNumber, name, status, forWhom, date, time, service, location } = ticket;
	const psychologist = <PsychologistLink ticket={ticket} />;
	const tookPlace = status !== 'cancelled' && status !== 'missed';
	const howToPay = tookPlace ? profile?.howToPay : undefined;
	const visit = { date, time, service, psychologist, location, howToPay, ...visitFacts(ticket) };
	return (
		<TicketPanel
			wide
			validity={VALIDITY[status]}
			centre={profile?.name ?? ''}
			visit={visit}
			name={name}
			admits={admits[forWhom]}
			ticketNumber={ticketNumber}
			qr={<QrCode text={ticketNumber} label={`QR code of ticket ${ticketNumber}`} />}
		/>
	);
}
