import type { answerQuestion as endpoint } from '@tulia/contracts/faq/endpoints';
import { type ChangeEntryDeps, replyToEntry } from '../inbox/change-entry.usecase.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { staffQuestion } from './staff-question.ts';

type AnswerInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Answers a question by mail, once: of two who answer at the same time one is told that it was answered. */
export const answerQuestion =
	(deps: ChangeEntryDeps) =>
	async ({ params, body, caller }: AnswerInput): Promise<HandlerResult<'answerQuestion'>> => {
		const wish = { id: params.id, version: body.version, actor: caller.userId };
		const answered = await replyToEntry(deps)(wish, body.answer);
		return answered.ok ? ok(staffQuestion(answered.value)) : answered;
	};
