import { namesOfPeople } from '../audit/names-of-people.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { articleCountsRepository } from './counts/article-counts.repository.ts';
import { draftRepository } from './publish/draft.repository.ts';

/** The dependencies of the handlers of staff's articles, from the environment of their function. */
export function draftsFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	return {
		drafts: draftRepository(db, tableName),
		counts: articleCountsRepository(db, tableName),
		names: namesOfPeople(db, tableName),
		now: clock,
		newId,
	};
}
