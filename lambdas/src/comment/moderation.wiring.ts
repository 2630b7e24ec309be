import { draftRepository } from '../article/publish/draft.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { moderationRepository } from './moderation.repository.ts';

/** Dependencies of the handlers of moderation, from the environment. */
export function moderationFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	return {
		comments: moderationRepository(db, tableName, fieldCipher),
		titlesOf: draftRepository(db, tableName).titlesOf,
		now: clock,
		newId,
	};
}
