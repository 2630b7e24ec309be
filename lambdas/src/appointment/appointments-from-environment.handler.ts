import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteAction } from '../audit/note-action.repository.ts';
import { diarySources } from '../availability/diary-sources.repository.ts';
import { decoyHash } from '../identity/password-hash.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { rateLimits } from '../platform/rate-limit.repository.ts';
import { appointmentRepository } from './appointment.repository.ts';
import { countBookingAlarm } from './booking-alarm.gateway.ts';
import { bookingLimits } from './booking-limits.repository.ts';
import { cancelAppointment } from './cancel-appointment.usecase.ts';
import { clientRepository } from './client.repository.ts';
import { moveRepository } from './move.repository.ts';
import { moveAppointment } from './move-appointment.usecase.ts';
import { reservationRepository } from './reservation.repository.ts';
import { unconfirmedVisits } from './unconfirmed-visits.repository.ts';
import { waitingRepository } from './waiting.repository.ts';

/** How long one booking may take before the truth is looked up and told (promise P12). */
const BUDGET_MS = 3000;

/** What the handlers of appointments are wired with, from the environment of their function. */
export function appointmentsFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	const random = (max: number): number => randomInt(max);
	const deps = {
		sources: diarySources(db, tableName),
		clients: clientRepository(db, tableName, fieldCipher),
		appointments: appointmentRepository(db, tableName),
		waiting: waitingRepository(db, tableName),
		reservations: reservationRepository(db, tableName, fieldCipher),
		moves: moveRepository(db, tableName, fieldCipher),
		limits: rateLimits(db, tableName),
		openCipher: fieldCipher,
		noteAction: noteAction(db, tableName),
		noPassword: decoyHash,
		now: clock,
		newId,
		random,
		unconfirmed: unconfirmedVisits({ db, tableName, openCipher: fieldCipher, random }),
		bookingLimits: bookingLimits(db, tableName, fieldCipher),
		onNetworkFull: () => countBookingAlarm('UnconfirmedVisitsFull'),
		onLimit: () => countBookingAlarm('BookingLimitMet'),
		sleep: (milliseconds: number): Promise<void> => sleep(milliseconds),
		deadline: (): AbortSignal => AbortSignal.timeout(BUDGET_MS),
	};
	return { ...deps, cancel: cancelAppointment(deps), move: moveAppointment(deps) };
}
