import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc, { type Scheduler } from 'fast-check';
import { scheduleName } from '../../src/appointment/reminder.ts';
import { reminderMessage } from '../../src/notification/state/reminder-message.ts';
import { smsJobId } from '../../src/outbox/notice-job.ts';
import { interleavingClient } from '../platform/interleaving-client.ts';
import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { type ClientGiven, notificationFixture } from './notification-fixture.ts';
import { streamJob } from './run-due-jobs.ts';

/** When the reminder of `builders.ts` is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';
/** Longer than the quarantine of a job of unknown outcome. */
const QUARANTINE = 16 * 60_000;

export interface InterleavingSettings {
	/** Must be empty. */
	readonly table: { readonly db: DynamoDBDocumentClient; readonly tableName: string };
	readonly seed: number;
	/** The number of orders tried. */
	readonly orders: number;
	/** The clients' contact details; an address alone by default. */
	readonly client?: ClientGiven;
}

/**
 * Cancels an appointment while its reminder is sent, in many orders of their commands (promise N4). Throws with the
 * shortest order in which a reminder leaves after the cancellation was acknowledged; returns in how many orders it had
 * left before.
 */
export async function interleaveCancellations(settings: InterleavingSettings): Promise<number> {
	const { table, seed, orders, client } = settings;
	const { db, waitForTurn, interleave } = interleavingClient(table.db);
	const start = REMIND_AT;
	const turns = { beforeAcceptance: () => waitForTurn('mail'), beforeSms: () => waitForTurn('sms') };
	const fixture = await notificationFixture({ db, tableName: table.tableName, start, ...turns });
	let [tried, reminded] = [0, 0];
	const cancelAndRemind = async (scheduler: Scheduler, turnsBefore: number): Promise<void> => {
		const id = `A${tried}`;
		tried += 1;
		fixture.clock.moveTo(REMIND_AT);
		await fixture.book(anAppointment({ id, userId: id }), client);
		const accepted = () =>
			[...fixture.mail.accepted, ...fixture.sms.accepted].filter(
				({ tags }) => tags.kind === 'reminder' && tags.ref === id,
			).length;
		let before = 0;
		const remind = async () => {
			await fixture.queue([reminderMessage(id, 1)]);
			await streamJob(fixture, smsJobId(scheduleName(id, 1)));
		};
		const cancel = async () => {
			for (let turn = 0; turn < turnsBefore; turn += 1) await waitForTurn();
			while (!(await cancelAppointment(db, table.tableName, { id, now: fixture.clock.now() })));
			before = accepted();
		};
		await interleave(scheduler, [remind, cancel]);
		for (let round = 0; round < 2; round += 1) {
			fixture.clock.advance(QUARANTINE);
			await fixture.sweep();
		}
		if (accepted() > before) throw new Error('A reminder left after the cancellation was acknowledged.');
		reminded += before;
	};
	// A reminder by mail leases the visit after four commands, one by SMS after some twenty: each side is early in some
	// orders.
	const turnsBefore = fc.oneof(
		{ weight: 2, arbitrary: fc.constant(0) },
		{ weight: 1, arbitrary: fc.constant(40) },
		{ weight: 1, arbitrary: fc.nat({ max: 40 }) },
	);
	await fc.assert(fc.asyncProperty(fc.scheduler(), turnsBefore, cancelAndRemind), { seed, numRuns: orders });
	return reminded;
}
