import { fingerprint } from '../attempt/fingerprint.ts';
import type { MoveInput } from './move.ts';

/** Equal for two moves of one appointment to the same time. */
export const moveFingerprint = (
	appointmentId: string,
	{ date, time, psychologistId = '', overBreak, version }: MoveInput,
): string => fingerprint('move', appointmentId, date, time, psychologistId, version, ...(overBreak ? [overBreak] : []));
