import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import { type ChangeEntryDeps, replyToEntry, setEntryState } from '../inbox/change-entry.usecase.ts';
import type { InboxEntry, InboxStore } from '../inbox/inbox.ts';
import { namesOf, type StaffNames } from '../inbox/names-of.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result } from '../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import { staffMessage } from './staff-message.ts';

/** A response with the changed message, and the names of those who replied. */
async function answeredMessage<R extends string>(
	staff: StaffNames,
	changed: Result<InboxEntry, R>,
): Promise<Result<StaffMessage, R>> {
	if (!changed.ok) return changed;
	const writers = changed.value.replies.map(({ by }) => by);
	return ok(staffMessage(changed.value, await namesOf(staff, writers)));
}

export interface ListMessagesDeps {
	readonly entries: Pick<InboxStore, 'list'>;
	readonly staff: StaffNames;
}

/** Messages of a state, waiting by default, newest first. */
export const listMessages =
	({ entries, staff }: ListMessagesDeps) =>
	async ({ query }: RequestFor<'listMessages', 'query'>): Promise<ResultFor<'listMessages'>> => {
		const page = await entries.list(query.state ?? 'new', pageRequest(query));
		const writers = (page?.rows ?? []).flatMap(({ replies }) => replies.map(({ by }) => by));
		const nameOf = await namesOf(staff, writers);
		return pageAnswer(page && { ...page, rows: page.rows.map((entry) => staffMessage(entry, nameOf)) });
	};

export interface ChangeMessageDeps extends ChangeEntryDeps {
	readonly staff: StaffNames;
}

type ReplyInput = RequestFor<'replyToMessage', 'params' | 'body' | 'caller', 'userId'>;

/** Replies to a message by mail. Further replies are possible, each on the version of the one before. */
export const replyToMessage =
	(deps: ChangeMessageDeps) =>
	async ({ params, body, caller }: ReplyInput): Promise<ResultFor<'replyToMessage'>> => {
		const target = { id: params.id, version: body.version, actor: caller.userId };
		return answeredMessage(deps.staff, await replyToEntry(deps)(target, body.reply));
	};

type ChangeInput = RequestFor<'changeMessage', 'params' | 'body' | 'caller', 'userId'>;

/** Marks a message as needing no reply, as spam, or as waiting again. */
export const changeMessage =
	(deps: ChangeMessageDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changeMessage'>> => {
		const target = { id: params.id, version: body.version, actor: caller.userId };
		return answeredMessage(deps.staff, await setEntryState(deps)(target, body.state));
	};
