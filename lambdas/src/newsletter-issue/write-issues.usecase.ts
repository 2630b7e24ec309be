import type { IssueWords, Issue as StaffIssue } from '@tulia/contracts/newsletter-issue/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import { type Issue, newIssue, rewritten } from './issue.ts';
import type { IssueStore } from './issue-store.ts';
import { issueChanged, staffIssue, staffIssueCard } from './staff-issue.ts';

export interface WriteIssueDeps {
	readonly issues: IssueStore;
	/** Removes HTML that articles may not contain. Loaded on demand: no other staff call needs a parser. */
	readonly loadSanitiser: () => Promise<(html: string) => string>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Issues, newest first. */
export const listIssues =
	({ issues }: Pick<WriteIssueDeps, 'issues'>) =>
	async ({ query }: RequestFor<'listIssues', 'query'>): Promise<ResultFor<'listIssues'>> => {
		const page = await issues.list(pageRequest(query));
		return pageAnswer(page && { ...page, rows: page.rows.map(staffIssueCard) });
	};

export const getIssue =
	({ issues }: Pick<WriteIssueDeps, 'issues'>) =>
	async ({ params }: RequestFor<'getIssue', 'params'>): Promise<ResultFor<'getIssue'>> => {
		const issue = await issues.find(params.id);
		return issue ? ok(staffIssue(issue)) : refuse('not_found');
	};

const storedWords = async (
	{ subject, preview, content }: IssueWords,
	loadSanitiser: WriteIssueDeps['loadSanitiser'],
): Promise<IssueWords> => {
	const sanitise = await loadSanitiser();
	return { subject: subject.trim(), preview: preview.trim(), content: sanitise(content) };
};

/** Creates a draft. */
export const createIssue =
	({ issues, loadSanitiser, now, newId }: WriteIssueDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'createIssue', 'body' | 'caller', 'userId'>): Promise<ResultFor<'createIssue'>> => {
		const at = now();
		const issue = newIssue(newId(at), await storedWords(body, loadSanitiser), at);
		await issues.create(issue, { actor: caller.userId, at, auditId: newId(at) });
		return ok(staffIssue(issue));
	};

/** Saves a draft, on condition of the version that was read; refused once it is being sent. */
export const saveIssue =
	({ issues, loadSanitiser, now, newId }: WriteIssueDeps) =>
	async ({
		params,
		body: { version, ...typed },
		caller,
	}: RequestFor<'saveIssue', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'saveIssue'>> => {
		const before = await issues.find(params.id);
		if (!before) return refuse('not_found');
		if (before.version !== version || before.sending) return issueChanged(before);
		const at = now();
		const after = rewritten(before, await storedWords(typed, loadSanitiser), at);
		const isSaved = await issues.save({ before, after, act: { actor: caller.userId, at, auditId: newId(at) } });
		return isSaved ? ok<StaffIssue>(staffIssue(after)) : refuseAsItIs(issues, before);
	};

const refuseAsItIs = async (issues: Pick<IssueStore, 'find'>, before: Issue) =>
	issueChanged((await issues.find(before.id)) ?? before);

/** Deletes a draft. A sent issue cannot be deleted. */
export const deleteIssue =
	({ issues, now, newId }: Pick<WriteIssueDeps, 'issues' | 'now' | 'newId'>) =>
	async ({
		params,
		caller,
	}: RequestFor<'deleteIssue', 'params' | 'caller', 'userId'>): Promise<ResultFor<'deleteIssue'>> => {
		const draft = await issues.find(params.id);
		if (!draft) return refuse('not_found');
		if (draft.sending) return issueChanged(draft);
		const at = now();
		const isGone = await issues.remove(draft, { actor: caller.userId, at, auditId: newId(at) });
		return isGone ? ok(null) : refuseAsItIs(issues, draft);
	};
