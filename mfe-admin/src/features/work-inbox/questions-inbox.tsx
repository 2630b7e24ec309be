import type { ReactNode } from 'react';
import {
	useAnswerQuestionMutation,
	useChangeQuestionMutation,
	useListQuestionsQuery,
} from '../../api/questions-api.ts';
import { shownPage } from '../../lib/shown-page.ts';
import { useStateList } from '../../lib/use-state-list.ts';
import { type Entry, entryOfQuestion } from './entry.ts';
import { ENTRY_STATES, Inbox } from './inbox.tsx';

interface QuestionsInboxProps {
	readonly now: Date;
	/** One thing more to do with a question. */
	readonly more: (entry: Entry) => ReactNode;
}

/** Questions of the help centre. */
export function QuestionsInbox({ now, more }: QuestionsInboxProps): ReactNode {
	const list = useStateList(ENTRY_STATES);
	const page = shownPage(
		useListQuestionsQuery({ state: list.state, cursor: list.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [answer] = useAnswerQuestionMutation();
	const [change] = useChangeQuestionMutation();
	return (
		<Inbox
			noun="questions"
			list={list}
			page={{ ...page, data: page.data && { ...page.data, data: page.data.data.map(entryOfQuestion) } }}
			actions={{
				reply: ({ id, version }, text) => answer({ id, version, answer: text }),
				setState: ({ id, version }, state) => change({ id, version, state }),
			}}
			more={more}
			now={now}
		/>
	);
}
