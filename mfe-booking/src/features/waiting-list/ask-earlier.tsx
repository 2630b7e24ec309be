import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useTurnedOff } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useListMyWaitingQuery } from '../../api/waiting-list-api.ts';
import { mayStillChange } from '../../lib/ticket/may-still-change.ts';
import { NewWish } from './new-wish.tsx';
import { WaitingCard } from './waiting-card.tsx';
import * as s from './waiting-list.module.css';
import { momentWords } from './wish-words.ts';

export interface AskEarlierProps {
	readonly ticket: Ticket;
	readonly now: Date;
}

/**
 * Below a ticket: the request to be notified of an earlier time, or its state. The visit is preserved until the client
 * accepts another.
 */
export function AskEarlier({ ticket, now }: AskEarlierProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const waiting = useListMyWaitingQuery().data?.data;
	const isTurnedOff = useTurnedOff('bookings') !== undefined;
	const entry = waiting?.find(({ insteadOf }) => insteadOf?.ticketNumber === ticket.ticketNumber);
	if (entry) return <WaitingCard entry={entry} now={now} />;
	if (waiting === undefined || isTurnedOff || !mayStillChange(ticket, now)) return null;
	const close = () => {
		button.current?.focus();
		setOpen(false);
	};
	return (
		<section className={s.ask} aria-label="An earlier time">
			<Button ref={button} variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				Tell me if an earlier time opens
			</Button>
			{isOpen ? (
				<div className={s.panel}>
					<p className={s.quiet}>You keep {momentWords(ticket.startsAt)}. We only ask; you decide.</p>
					<NewWish
						about={{ insteadOf: ticket.ticketNumber }}
						until={ticket.date}
						serviceId={ticket.serviceId}
						now={now}
						onAsked={() => setOpen(false)}
						onClose={close}
					/>
				</div>
			) : null}
		</section>
	);
}
