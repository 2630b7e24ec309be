import type { replyToMessage as endpoint } from '@tulia/contracts/message/endpoints';
import { type ChangeEntryDeps, replyToEntry } from '../inbox/change-entry.usecase.ts';
import type { StaffNames } from '../inbox/names-of.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { answeredMessage } from './answered-message.usecase.ts';

export interface ChangeMessageDeps extends ChangeEntryDeps {
	readonly staff: StaffNames;
}

type ReplyInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Replies to a message by mail. It may be replied to again, each time on what the last one left. */
export const replyToMessage =
	(deps: ChangeMessageDeps) =>
	async ({ params, body, caller }: ReplyInput): Promise<HandlerResult<'replyToMessage'>> => {
		const wish = { id: params.id, version: body.version, actor: caller.userId };
		return answeredMessage(deps.staff, await replyToEntry(deps)(wish, body.reply));
	};
