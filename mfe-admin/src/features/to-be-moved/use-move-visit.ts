import { dayOf, timeOf } from '@tulia/centre/clock';
import type { OfferedTime, VisitToMove } from '@tulia/contracts/to-be-moved/schemas';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useMoveAppointmentMutation } from '../../api/appointments-api.ts';
import { isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';

const newKey = (): string => crypto.randomUUID();
const FAILED = 'We could not move this visit. Please try again.';

interface MoveVisit {
	readonly move: (to: OfferedTime) => Promise<void>;
	readonly isMoving: boolean;
	/** Why it was not moved. */
	readonly failure: string | undefined;
}

/** Moves a visit to a time it was offered. Without a clear answer the same press is sent again, and happens once. */
export function useMoveVisit({ appointment }: VisitToMove): MoveVisit {
	const [send, { isLoading }] = useMoveAppointmentMutation();
	const [attempt, setAttempt] = useState({ key: newKey(), to: '' });
	const [failure, setFailure] = useState<string>();

	async function move(to: OfferedTime): Promise<void> {
		const place = `${to.psychologistId} ${to.startsAt}`;
		const idempotencyKey = attempt.to === place ? attempt.key : newKey();
		setAttempt({ key: idempotencyKey, to: place });
		setFailure(undefined);
		const start = new Date(to.startsAt);
		const body = {
			date: dayOf(start),
			time: timeOf(start),
			psychologistId: to.psychologistId,
			version: appointment.version,
		};
		const { error } = await send({ id: appointment.id, body, idempotencyKey });
		if (error === undefined) {
			toast.success(`${appointment.user.name} was moved`);
			return;
		}
		if (isAttemptOver(error)) setAttempt({ key: newKey(), to: '' });
		const refusal = scheduleRefusal(error);
		setFailure(refusal.message ?? refusal.errors?.[0]?.message ?? FAILED);
	}
	return { move, isMoving: isLoading, failure };
}
