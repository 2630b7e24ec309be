import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { closingRepository } from '../account/close/closing.repository.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { removeTestClients } from './remove-test-client.usecase.ts';
import { smokeRunRepository } from './smoke-run.repository.ts';
import type { TestClientTraces } from './test-client-traces.ts';

interface TestClientsDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

export function testClientsOver({ db, tableName, openCipher, now }: TestClientsDeps): TestClientTraces {
	const appointments = appointmentRepository(db, tableName);
	const clients = clientRepository(db, tableName, openCipher);
	const sleep = async (milliseconds: number): Promise<void> => void (await wait(milliseconds));
	return removeTestClients({
		...{ appointments, clients, openCipher, now },
		runs: smokeRunRepository(db, tableName),
		accounts: accountRepository(db, tableName, openCipher),
		cancel: cancelAppointment({ appointments, clients, now, newId, sleep, random: randomInt }),
		closings: closingRepository(db, tableName, newId),
	});
}
