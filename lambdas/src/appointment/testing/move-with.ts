import { type MoveAppointmentDeps, type MoveResult, moveAppointment } from '../move-appointment.usecase.ts';
import { STAGE_NOW } from './booking-stage.ts';

export interface MovingWish {
	readonly date?: string;
	readonly time?: string;
	readonly psychologistId?: string;
	readonly version?: number;
	readonly by?: 'client' | 'staff';
	readonly key?: string;
	readonly now?: Date;
}

/** Moves an appointment to Tuesday at noon for its client, who has seen its first version, unless something else is wished. */
export const moveWith =
	(deps: MoveAppointmentDeps) =>
	(id: string, { by = 'client', key, now = STAGE_NOW, ...wish }: MovingWish = {}): Promise<MoveResult> =>
		moveAppointment({ ...deps, now: () => now })({
			appointmentId: id,
			wish: { date: '2026-11-24', time: '12:00 PM', version: 1, ...wish },
			by,
			actor: by === 'staff' ? 'staff' : 'client',
			key,
		});
