import { dayOf } from '@tulia/centre/clock';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { textsOf } from '@tulia/contracts/appointment/written-texts';
import { Link, paths, serverNow, useSessionUser } from '@tulia/platform';
import { LinkButton, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { readDraft, writeDraft } from './draft/appointment-draft.ts';
import { emptyForm } from './draft/schedule-values.ts';
import { sameTimeNext } from './same-time-next.ts';

interface BookAgainProps {
	readonly ticket: Ticket;
	/** The date, which distinguishes the link for screen readers. */
	readonly of?: string;
	/** Also fills in the same weekday and time, as for a following visit. */
	readonly isNext?: boolean;
}

/**
 * Links to the schedule page with the service and psychologist of a visit filled in; that page says if a time is not
 * free. They are passed in the draft, not in the address: the browser's history would name the service.
 */
export function BookAgain({ ticket, of, isNext = false }: BookAgainProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const fillIn = () => {
		const today = dayOf(serverNow());
		const draft = readDraft(userId, today);
		const { serviceId, psychologistId, forWhom } = ticket;
		const when = isNext ? sameTimeNext(ticket, today) : {};
		const typed = draft?.values ?? {};
		writeDraft({
			userId,
			values: {
				...emptyForm,
				...textsOf(typed),
				consents: typed.consents,
				serviceId,
				psychologistId,
				forWhom,
				...when,
			},
			key: draft?.key ?? crypto.randomUUID(),
		});
	};
	return (
		<LinkButton
			component={Link}
			variant={isNext ? 'primary' : 'secondary'}
			size="sm"
			to={paths.schedule()}
			onClick={fillIn}
		>
			{isNext ? 'Book the next visit' : 'Book again'}
			{of === undefined ? null : <VisuallyHidden>: {of}</VisuallyHidden>}
		</LinkButton>
	);
}
