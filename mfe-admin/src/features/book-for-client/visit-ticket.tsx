import { DeskTicket } from '@tulia/ui/booking';
import { SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useVisitDraft, type VisitDraft } from './use-visit-draft.ts';

/** What will be booked, and the one button that does it. */
export function VisitTicket(): ReactNode {
	const draft = useVisitDraft();
	const { date, time, service, psychologist, price, length, name, email } = draft;
	return (
		<DeskTicket
			visit={{ date, time, service, psychologist, price, length, name: name ?? email, location: '' }}
			action={
				<SubmitButton block busyLabel="Booking…">
					{buttonWords(draft)}
				</SubmitButton>
			}
		>
			<p>{heardWords(draft)}</p>
		</DeskTicket>
	);
}

function buttonWords({ when, time }: VisitDraft): string {
	if (when === 'over') return 'Note the visit';
	return time === undefined ? 'Book the visit' : `Book ${time}`;
}

/** What the client hears of it. */
function heardWords({ when, email, isSoon }: VisitDraft): string {
	if (when === 'over') return 'This visit is over, so nobody is mailed about it.';
	if (email === undefined) return 'Without an address they get no mail. Please give them the ticket number.';
	const mail = 'They get the ticket by mail, with the time and the place only.';
	return when !== undefined && isSoon ? `${mail} It is less than 24 hours away, so there is no reminder.` : mail;
}
