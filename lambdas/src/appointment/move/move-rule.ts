import { minuteOfWallTime } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import { clientMayCancelUntil } from '../cancellation-rule.ts';
import type { MoveInput } from './move.ts';

/** Who moves: the client until 24 hours before, staff at any time. */
export type Mover = 'client' | 'staff';

/**
 * Decides whether an appointment may be moved at all. `already`: it is at the requested time, so a repeat gets the
 * response of the first request, also after a lost response.
 */
export function decideMove(
	appointment: Pick<Appointment, 'status' | 'ver' | 'startAt' | 'psychologistId'>,
	{ wish, by }: { readonly wish: MoveInput; readonly by: Mover },
	now: Date,
): Result<'move' | 'already', 'appointment_changed' | 'too_late'> {
	const { status, ver, startAt } = appointment;
	const changed = refuse('appointment_changed', { current: { status, version: ver } });
	if (status !== 'confirmed') return changed;
	if (standsThere(appointment, wish) && (wish.version === ver || wish.version === ver - 1)) return ok('already');
	if (wish.version !== ver) return changed;
	if (by === 'client' && now > clientMayCancelUntil(startAt)) return refuse('too_late');
	return ok('move');
}

const standsThere = (
	{ startAt, psychologistId }: Pick<Appointment, 'startAt' | 'psychologistId'>,
	wish: MoveInput,
): boolean =>
	startAt === instantAt(wish.date, minuteOfWallTime(wish.time)).toISOString() &&
	(wish.psychologistId === undefined || wish.psychologistId === psychologistId);

/** The present psychologist first, if free; otherwise the first available. */
export const preferring = (psychologistId: string, free: readonly string[]): readonly string[] => [
	...free.filter((id) => id === psychologistId),
	...free.filter((id) => id !== psychologistId),
];
