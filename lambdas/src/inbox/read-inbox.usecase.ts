import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import { assignedIn, shownAssignment } from './assignment.ts';
import { type Inbox, type InboxStore, returned } from './inbox.ts';
import type { MergedEntry, MergedInbox } from './merged-inbox.ts';
import { namesOf, type StaffNames } from './names-of.ts';

const KINDS = ['questions', 'messages'] as const satisfies readonly Inbox[];

function inboxItem({ kind, entry }: MergedEntry, nameOf: (userId: string) => string, now: Date): InboxItem {
	const { id, name, email, phone, subject, text, createdAt, mayBeInCrisis, state, replies, version } = entry;
	return {
		kind,
		id,
		name,
		email,
		...(phone === undefined ? {} : { phone }),
		...(subject === undefined ? {} : { subject }),
		text,
		createdAt,
		state,
		replies: replies.map((reply) => ({ text: reply.text, at: reply.at, by: nameOf(reply.by), ...returned(reply) })),
		mayBeInCrisis,
		version,
		...shownAssignment(entry, nameOf, now),
	};
}

/** Staff who replied, or deal with it. */
const namedIn = ({ entry }: MergedEntry): readonly string[] => [
	...entry.replies.map(({ by }) => by),
	...assignedIn(entry),
];

export interface ListInboxDeps {
	readonly merged: MergedInbox;
	readonly staff: StaffNames;
	readonly now: () => Date;
}

/** Questions and messages of a state, waiting by default, in one list with words of crisis first. */
export const listInbox =
	({ merged, staff, now }: ListInboxDeps) =>
	async ({ query }: RequestFor<'listInbox', 'query'>): Promise<ResultFor<'listInbox'>> => {
		const kinds = query.kind === undefined ? KINDS : [query.kind];
		const page = await merged.list(kinds, query.state ?? 'new', pageRequest(query));
		if (!page.ok) return page;
		const nameOf = await namesOf(staff, page.value.rows.flatMap(namedIn));
		const at = now();
		return pageAnswer({ ...page.value, rows: page.value.rows.map((row) => inboxItem(row, nameOf, at)) });
	};

export interface GetInboxItemDeps {
	readonly entries: Readonly<Record<Inbox, Pick<InboxStore, 'find'>>>;
	readonly staff: StaffNames;
	readonly now: () => Date;
}

/** An entry with all its replies. */
export const getInboxItem =
	({ entries, staff, now }: GetInboxItemDeps) =>
	async ({ params }: RequestFor<'getInboxItem', 'params'>): Promise<ResultFor<'getInboxItem'>> => {
		const entry = await entries[params.kind].find(params.id);
		if (!entry) return refuse('not_found');
		const row = { kind: params.kind, entry };
		return ok(inboxItem(row, await namesOf(staff, namedIn(row)), now()));
	};
