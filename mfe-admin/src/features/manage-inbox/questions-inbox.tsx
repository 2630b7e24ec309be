import type { ReactNode } from 'react';
import {
	useAnswerQuestionMutation,
	useChangeQuestionMutation,
	useListQuestionsQuery,
} from '../../api/questions-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';
import { INBOX_STATES, Inbox } from './inbox.tsx';
import { type InboxItem, itemOfQuestion } from './inbox-item.ts';

interface QuestionsInboxProps {
	readonly now: Date;
	/** One more action of a question. */
	readonly more: (item: InboxItem) => ReactNode;
}

/** Questions of the help centre. */
export function QuestionsInbox({ now, more }: QuestionsInboxProps): ReactNode {
	const filter = useStateFilter(INBOX_STATES);
	const query = keepPreviousData(
		useListQuestionsQuery({ state: filter.state, cursor: filter.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [answer] = useAnswerQuestionMutation();
	const [change] = useChangeQuestionMutation();
	return (
		<Inbox
			noun="questions"
			filter={filter}
			query={{ ...query, data: query.data && { ...query.data, data: query.data.data.map(itemOfQuestion) } }}
			actions={{
				reply: ({ id, version }, text) => answer({ id, version, answer: text }),
				setState: ({ id, version }, state) => change({ id, version, state }),
			}}
			more={more}
			now={now}
		/>
	);
}
