import { randomUUID } from 'node:crypto';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import { appointmentRepository } from '../../appointment/appointment.repository.ts';
import { bookForClient } from '../../appointment/book/book-for-client.usecase.ts';
import { clientRepository } from '../../appointment/client.repository.ts';
import { type BookingFixture, FIXTURE_NOW } from '../../appointment/testing/booking-fixture.ts';
import { scanEntity } from '../../appointment/testing/table-invariants.ts';
import { clientIndex } from '../../client/search/client-index.repository.ts';
import { indexClient } from '../../client/search/index-client.usecase.ts';
import { mergeRepository } from '../../client-merge/merge.repository.ts';
import { chargesOf } from '../../payment/owed.ts';
import { paymentRepository } from '../../payment/payment.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { profileRepository } from '../../profile/profile.repository.ts';
import { addClient } from '../add-client.usecase.ts';
import { clientDirectory } from '../client-directory.repository.ts';
import { clientRecords } from '../client-record.repository.ts';
import { clientWritings } from '../client-writings.repository.ts';
import { getClient } from '../get-client.usecase.ts';
import { searchOf } from '../list-clients.usecase.ts';

type Wish = { readonly time: string } & Partial<
	Pick<Parameters<ReturnType<typeof bookForClient>>[0]['body'], 'date' | 'psychologistId' | 'notes' | 'outcome'>
>;

const caller = { userId: 'staff' };

/** Client files over the table of a fixture, wired as the staff function wires them. */
export function clientFiles({ db, tableName, cipher, deps: booking }: BookingFixture, now = () => FIXTURE_NOW) {
	const openCipher = async () => cipher;
	const deps = {
		directory: clientDirectory({ db, tableName, openCipher, now }),
		records: clientRecords(db, tableName, openCipher),
		writings: clientWritings(db, tableName, openCipher),
		clients: clientRepository(db, tableName, openCipher),
		merges: mergeRepository(db, tableName, openCipher),
		payments: paymentRepository(db, tableName, openCipher),
		charges: chargesOf(profileRepository(db, tableName)),
		appointments: appointmentRepository(db, tableName),
		openCipher,
		now,
		newId,
	};
	return {
		deps,
		/** Adds a record at the desk, and returns its id. */
		async added(name: string, phone?: string, notices?: NoticeChannel): Promise<string> {
			const body = { name, ...(phone === undefined ? {} : { phone }), ...(notices === undefined ? {} : { notices }) };
			const made = await addClient(deps)({ body, caller, idempotencyKey: randomUUID() });
			if (!made.ok) throw new Error(made.refusal);
			return made.value.id;
		},
		async fileOf(id: string) {
			const file = await getClient(deps)({ params: { id }, caller: { roles: ['owner'] } });
			if (!file.ok) throw new Error(file.refusal);
			return file.value;
		},
		/** Staff book for an existing client. */
		bookFor: (clientId: string, wish: Wish, key: string = randomUUID()) =>
			bookForClient({ ...booking, now })({
				body: { clientId, serviceId: 'stress', date: '2026-11-24', forWhom: 'me', ...wish },
				caller,
				idempotencyKey: key,
			}),
		/** Names that a staff search finds, after the index has caught up with all records. */
		async found(typed: string): Promise<readonly string[]> {
			const file = indexClient({ index: clientIndex(db, tableName, openCipher), openCipher });
			for (const after of await scanEntity({ db, tableName }, 'user')) await file({ before: undefined, after });
			const { clients } = await deps.directory.search(searchOf(typed), 20);
			return clients.map(({ id }) => id);
		},
	};
}
export type ClientFiles = ReturnType<typeof clientFiles>;
