import { compactDate } from '@tulia/centre/compact-date';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type Subscriber, useListSubscribersQuery } from '../../api/website/newsletter-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { StateList } from '../../lib/lists/state-list.tsx';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';
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

export function ListSubscribers({ now }: { readonly now: Date }): ReactNode {
	const filter = useStateFilter(STATES);
	const query = keepPreviousData(
		useListSubscribersQuery({ state: filter.state, cursor: filter.cursor }, { refetchOnMountOrArgChange: true }),
	);
	return (
		<StateList
			noun="subscribers"
			filter={filter}
			chips={CHIPS}
			query={query}
			empty={EMPTY[filter.state]}
			tools={<ExportSubscribers state={filter.state} now={now} />}
		>
			{(rows) => (
				<DataTable caption="Subscribers, newest first" columns={columnsFor(now)} rows={rows} keyOf={({ id }) => id} />
			)}
		</StateList>
	);
}

const columnsFor = (now: Date): readonly Column<Subscriber>[] => [
	{ id: 'email', head: 'Email', cell: ({ email }) => <span className={s.email}>{email}</span> },
	{
		id: 'since',
		head: 'Since',
		cell: ({ since }) => <time dateTime={since}>{compactDate(new Date(since), now)}</time>,
	},
];
