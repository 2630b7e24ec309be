import type { ReactNode } from 'react';
import { useChangeMessageMutation, useListMessagesQuery, useReplyToMessageMutation } from '../../api/messages-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';
import { INBOX_STATES, Inbox } from './inbox.tsx';
import { itemOfMessage } from './inbox-item.ts';

/** Messages of the contact page. */
export function MessagesInbox({ now }: { readonly now: Date }): ReactNode {
	const filter = useStateFilter(INBOX_STATES);
	const query = keepPreviousData(
		useListMessagesQuery({ state: filter.state, cursor: filter.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [reply] = useReplyToMessageMutation();
	const [change] = useChangeMessageMutation();
	return (
		<Inbox
			noun="messages"
			filter={filter}
			query={{ ...query, data: query.data && { ...query.data, data: query.data.data.map(itemOfMessage) } }}
			actions={{
				reply: ({ id, version }, text) => reply({ id, version, reply: text }),
				setState: ({ id, version }, state) => change({ id, version, state }),
			}}
			now={now}
		/>
	);
}
