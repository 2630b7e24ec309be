import { accountRepository } from '../identity/account/account.repository.ts';
import { subscriberLists } from '../newsletter/subscribers.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { mailCap } from '../platform/limits/mail-cap.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { issueRepository } from './issue.repository.ts';
import { countSubscribers, sendIssue, stopIssue } from './send-issue.usecase.ts';
import { testIssue } from './test-issue.usecase.ts';
import { createIssue, deleteIssue, getIssue, listIssues, saveIssue } from './write-issues.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const deps = {
	issues: issueRepository(db, tableName),
	loadSanitiser: async () => (await import('../article/sanitise-article.ts')).sanitiseArticle,
	countSubscribers: () => subscriberLists(db, tableName).count(),
	accounts: accountRepository(db, tableName, fieldCipher),
	mailCap: mailCap(db, tableName),
	now: clock,
	newId,
};

export const newsletterIssueAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/newsletter-issue.admin'),
	{
		listIssues: listIssues(deps),
		getIssue: getIssue(deps),
		createIssue: createIssue(deps),
		saveIssue: saveIssue(deps),
		deleteIssue: deleteIssue(deps),
		countSubscribers: countSubscribers(deps),
		testIssue: testIssue(deps),
		sendIssue: sendIssue(deps),
		stopIssue: stopIssue(deps),
	},
);
