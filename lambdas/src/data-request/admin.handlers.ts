import { closingRepository } from '../account/close/closing.repository.ts';
import { writingsRepository } from '../account/close/writings.repository.ts';
import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { noteAnswered, noteUnanswered } from '../register/note-answered.usecase.ts';
import { registerRepository } from '../register/register.repository.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { eraseClient } from './erase-client.usecase.ts';
import { exportClient } from './export-client.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const registers = { registers: registerRepository(db, tableName, fieldCipher), now: clock, newId };
const requests = {
	accounts: accountRepository(db, tableName, fieldCipher),
	clients: clientRepository(db, tableName, fieldCipher),
	appointments: appointmentRepository(db, tableName),
	closings: closingRepository(db, tableName, newId),
	writings: writingsRepository(db, tableName, fieldCipher),
	subscriptions: subscriptionRepository(db, tableName),
	payments: paymentRepository(db, tableName, fieldCipher),
	waitingList: waitingListRepository(db, tableName),
	recordAudit: recordAudit(db, tableName),
	noteAnswered: noteAnswered(registers),
	noteUnanswered: noteUnanswered(registers),
	openCipher: fieldCipher,
	now: clock,
	newId,
};

export const dataRequestAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/data-request.admin'),
	{ exportClient: exportClient(requests), eraseClient: eraseClient(requests) },
);
