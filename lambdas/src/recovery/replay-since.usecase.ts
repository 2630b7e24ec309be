import type { AccountStore } from '../identity/account/account.ts';
import type { ClosingStore } from '../identity/account/closing.ts';
import type { JobStore } from '../notification/job/job-store.ts';
import type { FinalReminderState, ReminderStore } from '../notification/state/reminder-store.ts';
import { placeOf } from '../payment/receipt.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { jobOutcome, type KnownSince, type ReminderOutcome, reminderOutcome } from './known-since.ts';
import type { CopyContents, ReceiptGap, RestoredCopy } from './restored-copy.ts';
import { type SettleIssuesDeps, settleIssues } from './settle-issues.usecase.ts';
import { type SettleWaitsDeps, settleWaits } from './settle-waits.usecase.ts';

export interface ReplayDeps extends SettleWaitsDeps, SettleIssuesDeps {
	readonly copy: RestoredCopy;
	readonly jobs: Pick<JobStore, 'finish'>;
	readonly reminders: Pick<ReminderStore, 'find' | 'settle'>;
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly closings: Pick<ClosingStore, 'find' | 'close'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
}

/** The result of a replay, and what staff have to settle. Ids only. */
export interface ReplayReport {
	/** Accounts that were closed again; the notifier erases them. */
	readonly closedAgain: readonly string[];
	/** Accounts that could not be closed again: that of the last admin. */
	readonly toCloseByHand: readonly string[];
	/** Notices and reminders that were sent already, and are not repeated. */
	readonly notSentAgain: number;
	/** Notices of unknown delivery status; they are not repeated. */
	readonly unknownNotices: readonly string[];
	/** Visits whose reminder may have been sent; it is not repeated. */
	readonly unknownReminders: readonly string[];
	/** Visits that were moved or cancelled after the copy; their reminders are not sent. */
	readonly changedVisits: readonly string[];
	/** Visits that were booked after the copy: they are missing from it. */
	readonly lostVisits: readonly string[];
	/** Entries of the waiting list that were notified of a time which is no longer held for them. */
	readonly waitersToAsk: readonly string[];
	readonly receiptGaps: readonly ReceiptGap[];
}

export type ReplaySince = (known: KnownSince) => Promise<ReplayReport>;

/**
 * Brings a restored copy up to date with what is known of the time since, before any function uses it: accounts are
 * closed again, sent notices are not repeated, and no time or receipt number is given twice. Every step is idempotent;
 * a second run finds nothing to do.
 */
export const replaySince =
	(deps: ReplayDeps): ReplaySince =>
	async (known) => {
		const contents = await deps.copy.contents();
		const closings = await closeAgain(deps, known);
		const closed = closedIn(contents, known);
		await settleIssues(deps, known);
		const notices = await endNotices(deps, known, { ...contents, closed });
		const changedVisits = visitsOf(contents, known, CHANGES).filter((id) => contents.visits.has(id));
		const unwanted = new Set([...changedVisits, ...closed]);
		const reminders = await endReminders(deps, known, { ...contents, unwanted });
		const waitersToAsk = (await settleWaits(deps, known)).filter((id) => !closed.has(id));
		const receiptGaps = gapsOf(contents, known);
		for (const gap of receiptGaps) await deps.copy.skip(gap, deps.now());
		return {
			...closings,
			notSentAgain: notices.ended + reminders.ended,
			unknownNotices: notices.unknown,
			unknownReminders: reminders.unknown,
			changedVisits,
			lostVisits: visitsOf(contents, known, [...CHANGES, ...BOOKINGS]).filter((id) => !contents.visits.has(id)),
			waitersToAsk,
			receiptGaps,
		};
	};

const CHANGES = ['moved_mail', 'moved_sms', 'cancelled_mail', 'cancelled_sms'];
const BOOKINGS = ['confirmation_mail', 'confirmation_sms'];

/** The visits with a job of these kinds that was stored after the copy. */
const visitsOf = ({ jobIds }: CopyContents, { jobs }: KnownSince, types: readonly string[]): readonly string[] => [
	...new Set([...jobs].filter(([id, { type }]) => types.includes(type) && !jobIds.has(id)).map(([, { ref }]) => ref)),
];

/** The accounts that are closed again, and their visits: nothing is sent to them while the notifier erases them. */
const closedIn = ({ visits }: CopyContents, { closings }: KnownSince): ReadonlySet<string> =>
	new Set([...closings.keys(), ...[...visits].filter(([, userId]) => closings.has(userId)).map(([id]) => id)]);

async function closeAgain(
	{ accounts, closings, openCipher }: ReplayDeps,
	known: KnownSince,
): Promise<Pick<ReplayReport, 'closedAgain' | 'toCloseByHand'>> {
	const [closedAgain, toCloseByHand]: [string[], string[]] = [[], []];
	for (const [userId, closedAt] of known.closings) {
		const [login, profile] = await Promise.all([closings.find(userId), accounts.readProfile(userId)]);
		// Registered after the copy, or already closed in it: then its job is in the copy too.
		if (!login || !profile || login.status === 'deleted') continue;
		const { version, roles } = login;
		const closed = await closings.close({
			userId,
			pseudonym: addressPseudonym(profile.email, await openCipher()),
			emailSetAt: profile.emailSetAt,
			version,
			roles,
			now: new Date(closedAt),
		});
		(closed.ok ? closedAgain : toCloseByHand).push(userId);
	}
	return { closedAgain, toCloseByHand };
}

/** A record without an address has no account to close, and is erased like the others. */
const addressPseudonym = (email: string, { pseudonym }: Pick<FieldCipher, 'pseudonym'>): string | undefined =>
	email === '' ? undefined : pseudonym('email', statedAddress(email, 'unique_address'));

interface Ended {
	readonly ended: number;
	readonly unknown: readonly string[];
}

async function endNotices(
	{ jobs }: ReplayDeps,
	known: KnownSince,
	{ openJobs, closed }: Pick<CopyContents, 'openJobs'> & { readonly closed: ReadonlySet<string> },
): Promise<Ended> {
	const unknown: string[] = [];
	let ended = 0;
	for (const { id, ref } of openJobs) {
		const outcome = closed.has(ref) ? 'obsolete' : jobOutcome(known, id);
		if (outcome === 'open') continue;
		if (outcome === 'unknown') unknown.push(id);
		else ended += 1;
		await jobs.finish(id, outcome === 'unknown' ? 'dead' : outcome);
	}
	return { ended, unknown };
}

async function endReminders(
	{ reminders }: ReplayDeps,
	known: KnownSince,
	{ toRemind, unwanted }: Pick<CopyContents, 'toRemind'> & { readonly unwanted: ReadonlySet<string> },
): Promise<Ended> {
	const unknown: string[] = [];
	let ended = 0;
	for (const { id, version } of toRemind) {
		const outcome = reminderOutcome(known, id, version);
		const state = finalState(outcome, unwanted.has(id));
		const visit = state && (await reminders.find(id));
		if (!visit) continue;
		await reminders.settle(visit, state);
		if (outcome === 'unknown') unknown.push(id);
		else if (outcome !== 'open') ended += 1;
	}
	return { ended, unknown };
}

/** The final state of a reminder that must not be sent any more. */
function finalState(outcome: ReminderOutcome, isUnwanted: boolean): FinalReminderState | undefined {
	if (outcome === 'open') return isUnwanted ? 'cancelled' : undefined;
	return outcome === 'unknown' ? 'cancelled' : outcome;
}

function gapsOf({ lastPlaces }: CopyContents, { receipts }: KnownSince): readonly ReceiptGap[] {
	const highest = new Map<string, number>();
	for (const { year, place } of [...receipts].flatMap((number) => placeOf(number) ?? []))
		highest.set(year, Math.max(place, highest.get(year) ?? 0));
	return [...highest]
		.map(([year, to]) => ({ year, from: (lastPlaces.get(year) ?? 0) + 1, to }))
		.filter(({ from, to }) => to >= from);
}
