import { moveAppointment } from '../../src/appointment/move/move-appointment.usecase.ts';
import type { MoveAppointmentDeps, MoveResult } from '../../src/appointment/move/move-command.ts';
import { FIXTURE_NOW } from './booking-fixture.ts';

export interface MoveOptions {
	readonly date?: string;
	readonly time?: string;
	readonly psychologistId?: string;
	readonly version?: number;
	readonly by?: 'client' | 'staff';
	readonly key?: string;
	readonly now?: Date;
}

/** Moves version 1 of an appointment to Tuesday at noon for its client, unless the options differ. */
export const moveWith =
	(deps: MoveAppointmentDeps) =>
	(id: string, { by = 'client', key, now = FIXTURE_NOW, ...options }: MoveOptions = {}): Promise<MoveResult> =>
		moveAppointment({ ...deps, now: () => now })({
			appointmentId: id,
			wish: { date: '2026-11-24', time: '12:00 PM', version: 1, ...options },
			by,
			actor: by === 'staff' ? 'staff' : 'client',
			key,
		});
