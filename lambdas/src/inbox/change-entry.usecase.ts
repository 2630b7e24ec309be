import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { EntryState, InboxEntry, InboxStore } from './inbox.ts';

export interface ChangeEntryDeps {
	readonly entries: InboxStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** An entry, its version, and the caller. */
export interface EntryChange {
	readonly id: string;
	readonly version: number;
	readonly actor: string;
}

type Outcome = Result<InboxEntry, 'not_found' | 'changed_meanwhile'>;

export const setEntryState =
	({ entries, now, newId }: ChangeEntryDeps) =>
	(change: EntryChange, state: Exclude<EntryState, 'answered'>): Promise<Outcome> =>
		changeEntry(entries, change, (entry) => {
			const at = now();
			return entries.setState(entry, state, { actor: change.actor, at, auditId: newId(at) });
		});

/** Replies to the writer. The mail is promised in the same transaction. */
export const replyToEntry =
	({ entries, now, newId }: ChangeEntryDeps) =>
	(change: EntryChange, text: string): Promise<Outcome> =>
		changeEntry(entries, change, (entry) => {
			const at = now();
			return entries.reply(entry, text.trim(), { actor: change.actor, at, auditId: newId(at), jobId: newId(at) });
		});

/** Optimistic lock: of two concurrent changes one succeeds, so that no visitor gets two replies. */
async function changeEntry(
	entries: InboxStore,
	{ id, version }: EntryChange,
	write: (entry: InboxEntry) => Promise<boolean>,
): Promise<Outcome> {
	const entry = await entries.find(id);
	if (!entry) return refuse('not_found');
	const isWritten = entry.version === version && (await write(entry));
	const now = await entries.find(id);
	if (!now) return refuse('not_found');
	return isWritten ? ok(now) : refuse('changed_meanwhile', { current: { status: now.state, version: now.version } });
}
