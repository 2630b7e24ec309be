import { minuteOfWallTime } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useMoveAppointmentMutation } from '../../api/visits/appointments-api.ts';
import { isAttemptOver, scheduleRefusal } from './schedule-refusal.ts';

export interface MoveInput {
	/** `2026-11-24` */
	readonly date: string;
	/** `9:00 AM` */
	readonly time: string;
	readonly psychologistId: string;
	/** Whether the visit may overlap a break. */
	readonly overBreak?: true;
}

const newKey = (): string => crypto.randomUUID();
const FAILED = 'We could not move this visit. Please try again.';
const placeOf = ({ date, time, psychologistId, overBreak }: MoveInput, version: number): string =>
	`${date} ${minuteOfWallTime(time)} ${psychologistId} ${overBreak} ${version}`;

interface MoveVisit {
	/** Moves the visit. Resolves to whether it was moved. */
	readonly move: (to: MoveInput) => Promise<boolean>;
	readonly isMoving: boolean;
	readonly failure: string | undefined;
}

/** Moves a visit with its version, so that a retry without a clear response is idempotent. */
export function useMoveVisit({ id, version, user }: Pick<AdminAppointment, 'id' | 'version' | 'user'>): MoveVisit {
	const [send, { isLoading }] = useMoveAppointmentMutation();
	const [attempt, setAttempt] = useState({ key: newKey(), to: '' });
	const [failure, setFailure] = useState<string>();

	async function move(to: MoveInput): Promise<boolean> {
		const place = placeOf(to, version);
		const idempotencyKey = attempt.to === place ? attempt.key : newKey();
		setAttempt({ key: idempotencyKey, to: place });
		setFailure(undefined);
		const { error } = await send({ id, body: { ...to, version }, idempotencyKey });
		if (error === undefined) {
			toast.success(`${user.name} was moved`);
			return true;
		}
		if (isAttemptOver(error)) setAttempt({ key: newKey(), to: '' });
		const refusal = scheduleRefusal(error);
		setFailure(refusal.message ?? refusal.errors?.[0]?.message ?? FAILED);
		return false;
	}
	return { move, isMoving: isLoading, failure };
}
