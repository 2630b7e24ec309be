import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { log } from '../platform/log.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import { begun, isBeingSent, stopped } from './issue.ts';
import type { IssueStore } from './issue-store.ts';
import { issueChanged, staffIssue } from './staff-issue.ts';

export interface SendIssueDeps {
	readonly issues: IssueStore;
	/** The current number of recipients. */
	readonly countSubscribers: () => Promise<number>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Lets the index catch up with the latest confirmations, and staff stop before the first mail. */
const FIRST_PAGE_AFTER_MS = 10_000;

export const countSubscribers =
	({ countSubscribers: count }: Pick<SendIssueDeps, 'countSubscribers'>) =>
	async (): Promise<ResultFor<'countSubscribers'>> =>
		ok({ count: await count() });

type SendInput = RequestFor<'sendIssue', 'params' | 'body' | 'caller', 'userId'>;

/** Idempotent: a retry or a second tab finds the sending that the first request began. */
export const sendIssue =
	(deps: SendIssueDeps) =>
	(input: SendInput): Promise<ResultFor<'sendIssue'>> =>
		retryOnVersionConflict(() => trySend(deps, input));

/** Undefined after a concurrent change. */
async function trySend(
	{ issues, countSubscribers: count, now, newId }: SendIssueDeps,
	{ params, body, caller }: SendInput,
): Promise<ResultFor<'sendIssue'> | undefined> {
	const before = await issues.find(params.id);
	if (!before) return refuse('not_found');
	if (before.sending?.draftVersion === body.version) return ok(staffIssue(before));
	if (before.sending || before.version !== body.version) return issueChanged(before);
	const at = now();
	const decision = begun(before, await count(), at);
	if (!decision.ok) return decision;
	const change = { before, after: decision.value, act: { actor: caller.userId, at, auditId: newId(at) } };
	const isBegun = await issues.begin(change, new Date(at.getTime() + FIRST_PAGE_AFTER_MS));
	return isBegun ? ok(staffIssue(decision.value)) : undefined;
}

/** Mails that were not sent yet are cancelled when they are due. */
export const stopIssue =
	({ issues, now, newId }: Pick<SendIssueDeps, 'issues' | 'now' | 'newId'>) =>
	({ params, caller }: RequestFor<'stopIssue', 'params' | 'caller', 'userId'>): Promise<ResultFor<'stopIssue'>> =>
		retryOnVersionConflict(async () => {
			const before = await issues.find(params.id);
			if (!before) return refuse('not_found');
			if (!before.sending || !isBeingSent(before)) return ok(staffIssue(before));
			const at = now();
			const after = stopped(before, before.sending, at);
			const isStopped = await issues.stop({ before, after, act: { actor: caller.userId, at, auditId: newId(at) } });
			if (!isStopped) return undefined;
			// Read when the table is restored (decision 076).
			log.info('ISSUE_STOPPED', { issueId: after.id });
			return ok(staffIssue(after));
		});
