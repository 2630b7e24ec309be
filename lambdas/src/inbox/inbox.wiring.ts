import { clientRepository } from '../appointment/store/client.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { inboxRepository } from './inbox.repository.ts';
import type { Inbox } from './inbox.ts';

/** Dependencies of the handlers of an inbox, from the environment. */
export function inboxFromEnvironment(inbox: Inbox) {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	return {
		entries: inboxRepository({ db, tableName, openCipher: fieldCipher, inbox }),
		staff: clientRepository(db, tableName, fieldCipher),
		now: clock,
		newId,
	};
}
