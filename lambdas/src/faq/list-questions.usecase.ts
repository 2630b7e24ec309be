import type { listQuestions as endpoint } from '@tulia/contracts/faq/endpoints';
import type { InboxStore } from '../inbox/inbox.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { pageAnswer, pageRequest } from '../platform/page.ts';
import { staffQuestion } from './staff-question.ts';

export interface ListQuestionsDeps {
	readonly entries: Pick<InboxStore, 'list'>;
}

/** Questions of visitors, newest first; those that wait unless another state is asked for. */
export const listQuestions =
	({ entries }: ListQuestionsDeps) =>
	async ({ query }: Pick<Input<typeof endpoint>, 'query'>): Promise<HandlerResult<'listQuestions'>> => {
		const page = await entries.list(query.state ?? 'new', pageRequest(query));
		return pageAnswer(page && { ...page, rows: page.rows.map(staffQuestion) });
	};
