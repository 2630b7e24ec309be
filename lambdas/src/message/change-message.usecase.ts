import type { changeMessage as endpoint } from '@tulia/contracts/message/endpoints';
import { setEntryState } from '../inbox/change-entry.usecase.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { answeredMessage } from './answered-message.usecase.ts';
import type { ChangeMessageDeps } from './reply-to-message.usecase.ts';

type ChangeInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Says that a message needs no reply, is spam, or waits after all. */
export const changeMessage =
	(deps: ChangeMessageDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<HandlerResult<'changeMessage'>> => {
		const wish = { id: params.id, version: body.version, actor: caller.userId };
		return answeredMessage(deps.staff, await setEntryState(deps)(wish, body.state));
	};
