import type { listMessages as endpoint } from '@tulia/contracts/message/endpoints';
import type { InboxStore } from '../inbox/inbox.ts';
import { namesOf, type StaffNames } from '../inbox/names-of.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { pageAnswer, pageRequest } from '../platform/page.ts';
import { staffMessage } from './staff-message.ts';

export interface ListMessagesDeps {
	readonly entries: Pick<InboxStore, 'list'>;
	readonly staff: StaffNames;
}

/** Messages of visitors, newest first; those that wait unless another state is asked for. */
export const listMessages =
	({ entries, staff }: ListMessagesDeps) =>
	async ({ query }: Pick<Input<typeof endpoint>, 'query'>): Promise<HandlerResult<'listMessages'>> => {
		const page = await entries.list(query.state ?? 'new', pageRequest(query));
		const writers = (page?.rows ?? []).flatMap(({ replies }) => replies.map(({ by }) => by));
		const nameOf = await namesOf(staff, writers);
		return pageAnswer(page && { ...page, rows: page.rows.map((entry) => staffMessage(entry, nameOf)) });
	};
