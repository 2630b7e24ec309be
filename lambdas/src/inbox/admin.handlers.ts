import { clientRepository } from '../appointment/client.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { inboxRepository } from './inbox.repository.ts';
import { mergedInboxRepository } from './merged-inbox.repository.ts';
import { getInboxItem, listInbox } from './read-inbox.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const staff = clientRepository(db, tableName, fieldCipher);
const entries = {
	questions: inboxRepository(db, tableName, fieldCipher, 'questions'),
	messages: inboxRepository(db, tableName, fieldCipher, 'messages'),
};

export const inboxAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/inbox.admin'), {
	listInbox: listInbox({ merged: mergedInboxRepository(db, tableName, fieldCipher), staff }),
	getInboxItem: getInboxItem({ entries, staff }),
});
