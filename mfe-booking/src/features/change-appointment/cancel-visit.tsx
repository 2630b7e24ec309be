import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { cancelMyAppointment as CancelMyAppointment } from '@tulia/contracts/own-appointment/endpoints';
import { explain, fieldErrorsIn, hasCareWordsSoon, useGetProfileQuery } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCancelMyAppointmentMutation } from '../../api/appointments-api.ts';
import { CancelVisitForm, type CancelVisitValues } from './cancel-visit-form.tsx';

const UNKNOWN_OUTCOME =
	'We did not hear back, so we do not know yet whether this visit is cancelled. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof CancelMyAppointment>, string> = {
	not_found: 'We cannot find this visit in your account. Please load the page again.',
	too_late: 'Your visit is less than 24 hours away. To cancel it, please call us.',
	appointment_changed: 'This visit has changed in the meantime. We show it as it is now. Please look at it again.',
	too_many_requests:
		'That was very often in a short time. Please wait a little and try again, or call us. Your visit still stands.',
	unavailable: UNKNOWN_OUTCOME,
};

interface CancelVisitProps {
	readonly ticket: Ticket;
	readonly headingLevel: 'h2' | 'h3';
	readonly onClose: () => void;
	/** `isHeavy`: the reason contained words of crisis. */
	readonly onCancelled: (ticket: Ticket, isHeavy: boolean) => void;
}

/** Cancels a visit after a second confirmation. Idempotent. */
export function CancelVisit({ ticket, headingLevel, onClose, onCancelled }: CancelVisitProps): ReactNode {
	const [cancel] = useCancelMyAppointmentMutation();
	const phone = useGetProfileQuery().data?.phones.main;

	async function submit({ reason }: CancelVisitValues): Promise<FormRefusal | undefined> {
		const { ticketNumber } = ticket;
		const { data, error } = await cancel({ ticketNumber, ...(reason === undefined ? {} : { reason }) });
		if (data) {
			onCancelled(data.ticket, await hasCareWordsSoon(reason));
			return undefined;
		}
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, UNKNOWN_OUTCOME) };
	}

	return (
		<CancelVisitForm ticket={ticket} phone={phone} headingLevel={headingLevel} onSubmit={submit} onClose={onClose} />
	);
}
