import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { anonymiser } from '../appointment/store/anonymise.repository.ts';
import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { phoneStates } from '../client/phone-state.repository.ts';
import { clientIndex } from '../client/search/client-index.repository.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { closingRepository } from './close/closing.repository.ts';
import { eraseAccount } from './close/erase-account.usecase.ts';
import { writingsRepository } from './close/writings.repository.ts';

export interface ErasureDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** The erasure of accounts over a table, for the worker that runs it. */
export function erasureOver({ db, tableName, openCipher, now }: ErasureDeps): ReturnType<typeof eraseAccount> {
	const appointments = appointmentRepository(db, tableName);
	const clients = clientRepository(db, tableName, openCipher);
	const sleep = async (milliseconds: number): Promise<void> => void (await wait(milliseconds));
	return eraseAccount({
		accounts: accountRepository(db, tableName, openCipher),
		appointments,
		clients,
		cancel: cancelAppointment({ appointments, clients, now, newId, sleep, random: randomInt }),
		payments: paymentRepository(db, tableName, openCipher),
		anonymise: anonymiser(db, tableName),
		waitingList: waitingListRepository(db, tableName),
		writings: writingsRepository(db, tableName, openCipher),
		subscriptions: subscriptionRepository(db, tableName),
		closings: closingRepository(db, tableName, newId),
		phones: phoneStates(db, tableName, openCipher),
		index: clientIndex(db, tableName, openCipher),
		openCipher,
		now,
	});
}
