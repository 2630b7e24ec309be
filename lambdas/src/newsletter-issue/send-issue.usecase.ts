import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { log } from '../platform/log.ts';
import { retryOnVersionConflict } from '../platform/table/retry-on-version-conflict.ts';
import { begun, isBeingSent, stopped } from './issue.ts';
import type { IssueStore } from './issue-store.ts';
import { issueChanged, staffIssue } from './staff-issue.ts';

export interface SendIssueDeps {
	readonly issues: IssueStore;
	/** How many people the newsletter goes to now. */
	readonly countSubscribers: () => Promise<number>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/**
 * After the press. The list is read from an index that follows a moment later, so that whoever confirmed just before is on it; and
 * whoever pressed by mistake can still stop it before the first mail.
 */
const FIRST_PAGE_AFTER_MS = 10_000;

export const countSubscribers =
	({ countSubscribers: count }: Pick<SendIssueDeps, 'countSubscribers'>) =>
	async (): Promise<ResultFor<'countSubscribers'>> =>
		ok({ count: await count() });

type SendInput = RequestFor<'sendIssue', 'params' | 'body' | 'caller', 'userId'>;

/** The same press again, from a retry or a second tab, finds what the first one began. */
export const sendIssue =
	(deps: SendIssueDeps) =>
	(input: SendInput): Promise<ResultFor<'sendIssue'>> =>
		retryOnVersionConflict(() => trySend(deps, input));

/** Undefined where somebody else changed it meanwhile. */
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

/** Mails that were not handed over yet find that they are not to be. */
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
			// What a restore of the table reads (decision 076).
			log.info('ISSUE_STOPPED', { issueId: after.id });
			return ok(staffIssue(after));
		});
