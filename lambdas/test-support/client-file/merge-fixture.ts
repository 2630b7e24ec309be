import { randomUUID } from 'node:crypto';
import { changeClient } from '../../src/client-file/change/change-client.usecase.ts';
import { mergeClient } from '../../src/client-file/change/merge-client.usecase.ts';
import { notePayment } from '../../src/payment/note-payment.usecase.ts';
import { NOTHING_CHARGED } from '../../src/payment/owed.ts';
import { type AccountFixture, accountFixture } from '../account/account-fixture.ts';
import { type BookingFixture, bookingFixture, type EmptyTable } from '../appointment/booking-fixture.ts';
import { moveWith } from '../appointment/move-with.ts';
import { scanEntity } from '../appointment/table-invariants.ts';
import { fields, type NotificationFixture, notificationFixture } from '../notification/notification-fixture.ts';
import { storedJobs } from '../notification/stored-jobs.ts';
import { type ClientFiles, clientFiles } from './client-files.ts';

const caller = { userId: 'staff' };
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const PSYCHOLOGISTS = ['amina', 'brian', 'carol'];
const PAST = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const COMING = [
	...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
	...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
];

/** The `index`-th session of these days; sessions never overlap and never adjoin. */
const sessionOn = (days: readonly string[], index: number) => ({
	psychologistId: PSYCHOLOGISTS[Math.floor(index / (days.length * TIMES.length))] ?? '',
	date: days[Math.floor(index / TIMES.length) % days.length] ?? '',
	time: TIMES[index % TIMES.length] ?? '',
});

type MergeBody = Parameters<ReturnType<typeof mergeClient>>[0]['body'];

type CorrectionBody = Parameters<ReturnType<typeof changeClient>>[0]['body'];

interface Centre {
	readonly booking: BookingFixture;
	readonly notifier: NotificationFixture;
	readonly accounts: AccountFixture;
	readonly files: ClientFiles;
	readonly now: () => Date;
}

async function centreIn(table: EmptyTable): Promise<Centre> {
	const booking = await bookingFixture(table, PSYCHOLOGISTS, fields);
	const notifier = await notificationFixture({ ...table, start: '2026-11-20T06:00:00.000Z', hasCentre: true });
	const { clock } = notifier;
	const accounts = accountFixture({ ...table, cipher: fields, clock });
	return { booking, notifier, accounts, files: clientFiles(booking, clock.now), now: clock.now };
}

/** A centre in a fresh table per test, with notifier, accounts and client files. */
export function mergeFixture(freshTable: () => Promise<EmptyTable>) {
	let centre: Centre;
	let sessions = { past: 0, coming: 0 };
	beforeEach(async () => {
		centre = await centreIn(await freshTable());
		sessions = { past: 0, coming: 0 };
	});
	afterEach(() => centre.booking.close());
	const visitToCome = (clientId: string) => booked(centre, clientId, sessionOn(COMING, sessions.coming++));
	return {
		centre: () => centre,
		visitToCome,
		/** Two records of one person: one with a coming visit, the other with a past paid visit and a coming one. */
		async twoRecords(): Promise<readonly [string, string]> {
			const kept = await centre.files.added('Faith Akinyi', '0712 345 678');
			const other = await centre.files.added('Akinyi Faith', '0733 000 111');
			await visitThatWas(centre, other, sessionOn(PAST, sessions.past++));
			await visitToCome(kept);
			await visitToCome(other);
			return [kept, other];
		},
		/** An account with a confirmed address. */
		async account(email: string, name: string): Promise<string> {
			const id = await centre.accounts.join(email, 'client', name);
			await centre.accounts.deps.accounts.confirmEmail(id);
			return id;
		},
		/** Merges with the current versions of both records, unless the body has others. */
		merge: (kept: string, otherId: string, body: Partial<MergeBody> = {}) =>
			mergeClient(centre.files.deps)({
				params: { id: kept },
				body: {
					...{ otherId, name: 'kept', phone: 'kept', email: 'kept', notices: 'kept' },
					...{ reason: 'She said so', version: 0, otherVersion: 0 },
					...body,
				},
				caller,
			}),
		correct: (id: string, body: CorrectionBody) => changeClient(centre.files.deps)({ params: { id }, body, caller }),
		/** Moves a visit to Friday at noon. */
		move: (id: string) =>
			moveWith(centre.booking.deps)(id, { by: 'staff', date: '2026-11-27', time: '12:00 PM', now: centre.now() }),
		async comingOf(clientId: string): Promise<readonly string[]> {
			const visits = await scanEntity(centre.booking, 'appointment');
			return visits.filter((one) => one.userId === clientId && one.status === 'confirmed').map(({ id }) => id);
		},
		/** Streams all promised jobs to the workers. */
		runJobs: async () => void (await centre.notifier.streamJobs(await storedJobs(centre.booking))),
		/** Streams the job of a merge, by the record that was merged away. */
		async runMerge(other: string): Promise<void> {
			await centre.notifier.streamJobs(await mergesIn(centre, other));
		},
		/** Runs all merges to their end. */
		async settle(): Promise<void> {
			await centre.notifier.streamJobs(await mergesIn(centre));
			// Longer than the quarantine of a job whose worker crashed.
			for (let minutes = 0; minutes < 20; minutes += 4) {
				centre.notifier.clock.advance(4 * 60_000);
				await centre.notifier.sweep();
			}
		},
	};
}

const mergesIn = async ({ booking }: Centre, other?: string) =>
	(await storedJobs(booking)).filter(
		({ type, ref }) => type === 'merge_clients' && (other === undefined || ref === other),
	);

async function booked(
	{ files }: Centre,
	clientId: string,
	input: Parameters<ClientFiles['bookFor']>[1],
): Promise<string> {
	const answer = await files.bookFor(clientId, input);
	if (!answer.ok) throw new Error(`${answer.refusal} ${JSON.stringify(input)}`);
	return answer.value.id;
}

async function visitThatWas(centre: Centre, clientId: string, session: ReturnType<typeof sessionOn>): Promise<void> {
	const { booking, files, now } = centre;
	const id = await booked(centre, clientId, { ...session, outcome: 'attended', notes: 'Cannot sleep' });
	const desk = {
		...{ ...booking.deps, payments: files.deps.payments, now },
		issuer: async () => ({ name: 'Tulia Centre', address: 'Nairobi', phone: '0700 000 000' }),
		charges: async () => NOTHING_CHARGED,
	};
	const body = { method: 'cash', amount: 3500, version: 0 } as const;
	const paid = await notePayment(desk)({ params: { id }, body, caller, idempotencyKey: randomUUID() });
	if (!paid.ok) throw new Error(paid.refusal);
}
