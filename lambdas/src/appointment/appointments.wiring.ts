import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { availabilitySources } from '../availability/availability-sources.repository.ts';
import { crisisSettings } from '../crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../crisis/find-crisis-words.usecase.ts';
import { decoyHash } from '../identity/account/password-hash.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { rateLimits } from '../platform/limits/rate-limit.repository.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { countBookingAlarm } from './book/limits/booking-alarm.gateway.ts';
import { bookingLimits } from './book/limits/booking-limits.repository.ts';
import { reservationRepository } from './book/write/reservation.repository.ts';
import { cancelAppointment } from './cancel/cancel-appointment.usecase.ts';
import { attentionIndex } from './list/attention-index.repository.ts';
import { moveRepository } from './move/move.repository.ts';
import { moveAppointment } from './move/move-appointment.usecase.ts';
import { seriesRepository } from './series/series.repository.ts';
import { appointmentRepository } from './store/appointment.repository.ts';
import { clientRepository } from './store/client.repository.ts';
import { unconfirmedVisits } from './unconfirmed/unconfirmed-visits.repository.ts';

/** Deadline of one booking; after it the stored state is read and returned (promise P12). */
const BUDGET_MS = 3000;

/** The dependencies of the handlers of appointments, from the environment of their function. */
export function appointmentsFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	const random = (max: number): number => randomInt(max);
	const deps = {
		profiles: profileRepository(db, tableName),
		sources: availabilitySources(db, tableName),
		clients: clientRepository(db, tableName, fieldCipher),
		appointments: appointmentRepository(db, tableName),
		waiting: attentionIndex(db, tableName),
		reservations: reservationRepository({ db, tableName, openCipher: fieldCipher }),
		dryRunReservations: reservationRepository({ db, tableName, openCipher: fieldCipher, dryRun: true }),
		moves: moveRepository({ db, tableName, openCipher: fieldCipher }),
		series: seriesRepository(db, tableName),
		limits: rateLimits(db, tableName),
		openCipher: fieldCipher,
		recordAudit: recordAudit(db, tableName),
		noPassword: decoyHash,
		findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
		now: clock,
		newId,
		random,
		unconfirmed: unconfirmedVisits({ db, tableName, openCipher: fieldCipher, random }),
		visitorLimits: visitorLimits(db, tableName, fieldCipher),
		bookingLimits: bookingLimits(db, tableName, fieldCipher),
		onNetworkFull: () => countBookingAlarm('UnconfirmedVisitsFull'),
		onLimit: () => countBookingAlarm('BookingLimitMet'),
		sleep: (milliseconds: number): Promise<void> => sleep(milliseconds),
		deadline: (): AbortSignal => AbortSignal.timeout(BUDGET_MS),
	};
	return { ...deps, cancel: cancelAppointment(deps), move: moveAppointment(deps) };
}
