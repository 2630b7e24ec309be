import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type Subscriber, useListSubscribersQuery } from '../../api/newsletter-api.ts';
import { shortDate } from '../../lib/centre-time.ts';
import { ListFrame } from '../../lib/list-frame.tsx';
import { shownPage } from '../../lib/shown-page.ts';
import { StateMark } from '../../lib/state-mark.tsx';
import { useStateList } from '../../lib/use-state-list.ts';
import { ExportSubscribers } from './export-subscribers.tsx';
import * as s from './list-subscribers.module.css';

const STATES = ['active', 'pending'] as const;
const CHIPS = [
	{ value: 'active', label: 'Subscribed' },
	{ value: 'pending', label: 'Not confirmed yet' },
] as const;
const EMPTY = {
	active: { title: 'No subscribers yet', text: 'Whoever confirms their email address appears here.' },
	pending: { title: 'Nobody has still to confirm' },
} as const;
const MARKS = {
	active: { tone: 'good', word: 'Subscribed' },
	pending: { tone: 'waiting', word: 'Not confirmed yet' },
	ended: { tone: 'quiet', word: 'Unsubscribed' },
} as const;

/** Who gets the newsletter, the newest first. */
export function ListSubscribers({ now }: { readonly now: Date }): ReactNode {
	const list = useStateList(STATES);
	const page = shownPage(
		useListSubscribersQuery({ state: list.state, cursor: list.cursor }, { refetchOnMountOrArgChange: true }),
	);
	return (
		<ListFrame
			noun="subscribers"
			list={list}
			chips={CHIPS}
			page={page}
			empty={EMPTY[list.state]}
			tools={<ExportSubscribers state={list.state} now={now} />}
		>
			{(rows) => (
				<DataTable caption="Subscribers, newest first" columns={columnsFor(now)} rows={rows} keyOf={({ id }) => id} />
			)}
		</ListFrame>
	);
}

const columnsFor = (now: Date): readonly Column<Subscriber>[] => [
	{ id: 'email', head: 'Email', whole: true, cell: ({ email }) => <span className={s.email}>{email}</span> },
	{
		id: 'state',
		head: 'State',
		cell: ({ state }) => <StateMark tone={MARKS[state].tone}>{MARKS[state].word}</StateMark>,
	},
	{
		id: 'since',
		head: 'Since',
		cell: ({ since }) => <time dateTime={since}>{shortDate(new Date(since), now)}</time>,
	},
];
