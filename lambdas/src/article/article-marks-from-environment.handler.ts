import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { articleRepository } from './article.repository.ts';
import { articleCountsRepository } from './article-counts.repository.ts';
import { articleMarksRepository } from './article-marks.repository.ts';

/** What the handlers of likes and views are wired with, from the environment of their function. */
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
