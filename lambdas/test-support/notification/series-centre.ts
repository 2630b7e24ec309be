import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { reservationRepository } from '../../src/appointment/book/write/reservation.repository.ts';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { moveRepository } from '../../src/appointment/move/move.repository.ts';
import { moveAppointment } from '../../src/appointment/move/move-appointment.usecase.ts';
import { cancelFollowing, cancelMyFollowing } from '../../src/appointment/series/cancel-following.usecase.ts';
import { moveFollowing } from '../../src/appointment/series/move-following.usecase.ts';
import { seriesRepository } from '../../src/appointment/series/series.repository.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { availabilitySources } from '../../src/availability/availability-sources.repository.ts';
import { type BookingFixture, bookingFixture, type EmptyTable } from '../appointment/booking-fixture.ts';
import { type SeriesOptions, seriesWith } from '../appointment/series-with.ts';
import { type CrashableProcess, crashableProcess } from './crash-injection.ts';
import { crashable, fields, type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { runDueJobs } from './run-due-jobs.ts';

/** A Friday, 9:00 AM at the centre: an SMS may be sent. */
const START = '2026-11-20T06:00:00.000Z';

/** The default idempotency key of a form. */
const KEYS = { move: '4e671a64-40d5-491e-99b0-da01ff1f3344', cancel: '5f671a64-40d5-491e-99b0-da01ff1f3345' };

/**
 * The use cases of staff for series, and the notifier, over one table. Every call of a use case to the table may crash;
 * the notifier's calls do not.
 */
export async function seriesCentre(table: EmptyTable) {
	const booking = await bookingFixture(table, ['amina', 'otieno'], fields);
	const notifier = await notificationFixture({ ...table, start: START, hasCentre: true });
	const process = crashableProcess();
	const deps = { ...crashingDeps(booking, process), now: notifier.clock.now };
	const caller = { userId: 'staff' };
	const move = moveAppointment(deps);
	const cancel = cancelAppointment(deps);
	return {
		booking,
		notifier,
		process,
		deps,
		book: (options?: SeriesOptions) => seriesWith(deps)(options),
		moveFollowing: (id: string, visits: MoveBody['visits'], key = KEYS.move) =>
			moveFollowing({ ...deps, move })({ params: { id }, body: { visits }, caller, idempotencyKey: key }),
		cancelFollowing: (id: string, version = 1, key = KEYS.cancel) =>
			cancelFollowing({ ...deps, cancel })({
				...{ params: { id }, caller, idempotencyKey: key },
				body: { reason: 'The psychologist is ill', version },
			}),
		cancelMine: (ticketNumber: string, userId = 'client', key = KEYS.cancel) =>
			cancelMyFollowing({ ...deps, cancel })({
				...{ params: { ticketNumber }, body: {}, caller: { userId }, idempotencyKey: key },
			}),
		notify: () => runDueJobs(notifier),
		/** Advances the clock by more than the delay of the notice about an interrupted series change, and any quarantine. */
		async later(): Promise<void> {
			for (let minute = 0; minute < 30; minute += 5) {
				notifier.clock.advance(5 * 60_000);
				await notifier.sweep();
			}
		},
	};
}
export type SeriesCentre = Awaited<ReturnType<typeof seriesCentre>>;
type MoveBody = Parameters<ReturnType<typeof moveFollowing>>[0]['body'];

function crashingDeps({ db: sound, tableName, cipher, deps }: BookingFixture, process: CrashableProcess) {
	const db: DynamoDBDocumentClient = crashable(sound, process);
	const openCipher = async () => cipher;
	return {
		...deps,
		sources: availabilitySources(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		appointments: appointmentRepository(db, tableName),
		reservations: reservationRepository({ db, tableName, openCipher }),
		moves: moveRepository({ db, tableName, openCipher }),
		series: seriesRepository(db, tableName),
	};
}

/** The kinds of the sent mails, and of the sent SMS. */
export const sentBy = ({ mail, sms }: NotificationFixture) => ({
	mails: mail.accepted.map(({ tags }) => tags.kind),
	sms: sms.accepted.map(({ tags }) => tags.kind),
});
