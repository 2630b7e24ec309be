import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { articleRepository } from './article.repository.ts';
import { articleCountsRepository } from './counts/article-counts.repository.ts';
import { articleMarksRepository } from './counts/article-marks.repository.ts';

/** The dependencies of the handlers of likes and views, from the environment of their function. */
export function articleMarksFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	return {
		articles: articleRepository(db, tableName),
		counts: articleCountsRepository(db, tableName),
		marks: articleMarksRepository(db, tableName, fieldCipher),
		limits: visitorLimits(db, tableName, fieldCipher),
		now: clock,
	};
}
