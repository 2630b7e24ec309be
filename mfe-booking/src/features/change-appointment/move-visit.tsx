import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { patchAvailableTimes, refusalIn, useAppDispatch } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useMoveMyAppointmentMutation } from '../../api/appointments-api.ts';
import { withPsychologist } from '../../lib/when/availability-filter.ts';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { moveRefusal } from './move-refusal.ts';
import { type MoveValues, moveOf } from './move-values.ts';
import { MoveVisitForm } from './move-visit-form.tsx';

export interface MoveVisitProps {
	readonly ticket: Ticket;
	readonly now: Date;
	readonly headingLevel: 'h2' | 'h3';
	readonly onClose: () => void;
	readonly onMoved: (ticket: Ticket) => void;
}

const newKey = (): string => crypto.randomUUID();

/** Moves a visit. The client holds the old time until the new one is booked; the request is idempotent. */
export function MoveVisit({ ticket, now, headingLevel, onClose, onMoved }: MoveVisitProps): ReactNode {
	const dispatch = useAppDispatch();
	const [move] = useMoveMyAppointmentMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const [failure, setFailure] = useState<WhenFailure | undefined>(undefined);

	async function submit(values: MoveValues): Promise<FormRefusal | undefined> {
		setFailure(undefined);
		const body = moveOf(values, ticket);
		const { data, error } = await move({ ticketNumber: ticket.ticketNumber, body, idempotencyKey });
		if (data) {
			onMoved(data.ticket);
			return undefined;
		}
		// The error message says that this form has already moved the visit: the next submit is a new move.
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const refusal = moveRefusal(error, body);
		if ('errors' in refusal) return refusal;
		const { date, psychologistId } = body;
		if (refusal.freshTimes) {
			const query = { date, serviceId: ticket.serviceId, ...withPsychologist(psychologistId) };
			void dispatch(patchAvailableTimes(query, refusal.freshTimes));
		}
		setFailure(refusal.failure);
		return undefined;
	}

	return (
		<MoveVisitForm
			ticket={ticket}
			now={now}
			failure={failure}
			headingLevel={headingLevel}
			onSubmit={submit}
			onClose={onClose}
		/>
	);
}
