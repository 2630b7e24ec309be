import { randomUUID } from 'node:crypto';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import { bookForClient } from '../../src/appointment/book/for-client/book-for-client.usecase.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { clientIndex } from '../../src/client/search/client-index.repository.ts';
import { indexClient } from '../../src/client/search/index-client.usecase.ts';
import { clientRecords } from '../../src/client-file/client-record.repository.ts';
import { clientWritings } from '../../src/client-file/client-writings.repository.ts';
import { addClient } from '../../src/client-file/directory/add-client.usecase.ts';
import { clientDirectory } from '../../src/client-file/directory/client-directory.repository.ts';
import { searchOf } from '../../src/client-file/directory/list-clients.usecase.ts';
import { getClient } from '../../src/client-file/get-client.usecase.ts';
import { mergeRepository } from '../../src/client-merge/merge.repository.ts';
import { chargesOf } from '../../src/payment/owed.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { type BookingFixture, FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import { scanEntity } from '../appointment/table-invariants.ts';

type BookingInput = { readonly time: string } & Partial<
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
		bookFor: (clientId: string, input: BookingInput, key: string = randomUUID()) =>
			bookForClient({ ...booking, now })({
				body: { clientId, serviceId: 'stress', date: '2026-11-24', forWhom: 'me', ...input },
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
