import type { ReactNode } from 'react';
import { useChangeMessageMutation, useListMessagesQuery, useReplyToMessageMutation } from '../../api/messages-api.ts';
import { shownPage } from '../../lib/shown-page.ts';
import { useStateList } from '../../lib/use-state-list.ts';
import { entryOfMessage } from './entry.ts';
import { ENTRY_STATES, Inbox } from './inbox.tsx';

/** Messages of the contact page. */
export function MessagesInbox({ now }: { readonly now: Date }): ReactNode {
	const list = useStateList(ENTRY_STATES);
	const page = shownPage(
		useListMessagesQuery({ state: list.state, cursor: list.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [reply] = useReplyToMessageMutation();
	const [change] = useChangeMessageMutation();
	return (
		<Inbox
			noun="messages"
			list={list}
			page={{ ...page, data: page.data && { ...page.data, data: page.data.data.map(entryOfMessage) } }}
			actions={{
				reply: ({ id, version }, text) => reply({ id, version, reply: text }),
				setState: ({ id, version }, state) => change({ id, version, state }),
			}}
			now={now}
		/>
	);
}
