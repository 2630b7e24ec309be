import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { serverNow, useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow, Icon, LinkButton } from '@tulia/ui';
import { saveFile } from '@tulia/ui/save-file';
import type { ReactNode } from 'react';
import { calendarFile } from './calendar-file.ts';
import type { CalendarCentre } from './calendar-words.ts';
import { googleCalendarLink } from './google-calendar.ts';
import * as s from './ticket-parts.module.css';

interface TicketActionsProps {
	readonly ticket: Ticket;
	/** A smaller version without printing, for a page that shows more than the ticket. */
	readonly small?: boolean;
}

/** The actions of a ticket: calendar, print, directions. */
export function TicketActions({ ticket, small = false }: TicketActionsProps): ReactNode {
	const profile = useGetProfileQuery().data;
	const size = small ? 'sm' : 'md';
	const centre: CalendarCentre | undefined = profile && {
		name: profile.name,
		phone: profile.phones.main,
		sender: profile.mailSender,
	};
	const addToCalendar = () => {
		if (!centre) return;
		saveFile({
			name: `appointment-${ticket.ticketNumber}.ics`,
			type: 'text/calendar',
			text: calendarFile({ ticket, centre, origin: window.location.origin }, serverNow()),
		});
	};
	return (
		<div className={s.actions}>
			<ButtonRow fill={!small}>
				<Button variant={small ? 'secondary' : 'primary'} size={size} disabled={!centre} onClick={addToCalendar}>
					<Icon name="calendar" /> Add to calendar
				</Button>
				{centre ? (
					<LinkButton
						variant="secondary"
						size={size}
						href={googleCalendarLink({ ticket, centre })}
						target="_blank"
						rel="noopener noreferrer"
					>
						<Icon name="calendar" /> Google Calendar
					</LinkButton>
				) : null}
				{small ? null : (
					<Button variant="secondary" onClick={() => window.print()}>
						<Icon name="print" /> Print or save
					</Button>
				)}
				{profile ? (
					<LinkButton
						variant="secondary"
						size={size}
						href={profile.address.mapUrl}
						target="_blank"
						rel="noopener noreferrer"
					>
						<Icon name="pin" /> Get directions
					</LinkButton>
				) : null}
			</ButtonRow>
		</div>
	);
}
