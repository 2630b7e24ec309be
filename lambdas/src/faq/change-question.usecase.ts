import type { changeQuestion as endpoint } from '@tulia/contracts/faq/endpoints';
import { type ChangeEntryDeps, setEntryState } from '../inbox/change-entry.usecase.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { staffQuestion } from './staff-question.ts';

type ChangeInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Says that a question needs no answer, is spam, or waits after all. */
export const changeQuestion =
	(deps: ChangeEntryDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<HandlerResult<'changeQuestion'>> => {
		const wish = { id: params.id, version: body.version, actor: caller.userId };
		const changed = await setEntryState(deps)(wish, body.state);
		return changed.ok ? ok(staffQuestion(changed.value)) : changed;
	};
