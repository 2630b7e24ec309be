import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { isRemembered, isTicketKept, unkeepTicket, useSessionUser } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import { TickBox } from '@tulia/ui/form';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { deviceWord } from '../../lib/device-word.ts';
import { keepByChoice } from '../../lib/ticket/saved-ticket.ts';
import * as s from './keep-ticket.module.css';

interface KeepTicketProps {
	readonly ticket: Ticket;
	readonly now: Date;
}

/** The choice to store a ticket longer than the tab. With "Remember me" it is already stored, and the text says so. */
export function KeepTicket({ ticket, now }: KeepTicketProps): ReactNode {
	const userId = useSessionUser()?.id;
	const hintId = useId();
	const { ticketNumber } = ticket;
	const [isKept, setKept] = useState(() => userId !== undefined && isTicketKept(userId, ticketNumber));
	const [isHereAnyway] = useState(isRemembered);
	// Another tab of the same client may have changed the choice.
	useEffect(() => {
		const readKept = (): void => setKept(userId !== undefined && isTicketKept(userId, ticketNumber));
		window.addEventListener('storage', readKept);
		return () => window.removeEventListener('storage', readKept);
	}, [userId, ticketNumber]);
	if (userId === undefined) return null;
	const device = deviceWord();
	if (isHereAnyway)
		return (
			<p className={classNames(s.words, s.alone)}>
				This ticket is saved on this {device} and opens without internet, until you log out.
			</p>
		);
	const choose = (isWanted: boolean): void => {
		if (isWanted) keepByChoice(userId, ticket, now);
		else unkeepTicket(userId, ticketNumber);
		setKept(isTicketKept(userId, ticketNumber));
	};
	return (
		<div className={s.choice}>
			<TickBox label={`Keep this ticket on this ${device}`} isTicked={isKept} onTick={choose} describedBy={hintId} />
			<p id={hintId} className={s.words}>
				{isKept
					? `It opens without internet, also after you close this page, until you log out or somebody else logs in on this ${device}. Whoever opens this ${device} can see it.`
					: `It opens without internet as long as this page stays open. Leave this box empty on a ${device} that others use.`}
			</p>
		</div>
	);
}
