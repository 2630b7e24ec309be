import { compactDate } from '@tulia/centre/compact-date';
import { numberWords } from '@tulia/centre/number-words';
import { Link } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type IssueRow, useListIssuesQuery } from '../../api/website/issues-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { issueAddress } from '../../lib/page/newsletter-addresses.ts';
import * as s from './list-issues.module.css';

const EMPTY = { title: 'No issues yet', text: 'Start one with the button above.' } as const;
const MARKS = {
	draft: { tone: 'waiting', word: 'Draft' },
	sending: { tone: 'waiting', word: 'Sending' },
	sent: { tone: 'good', word: 'Sent' },
	stopped: { tone: 'quiet', word: 'Stopped' },
} as const;

/** All issues of the newsletter, newest first. */
export function ListIssues({ now }: { readonly now: Date }): ReactNode {
	const address = usePagedAddress();
	const query = keepPreviousData(useListIssuesQuery({ cursor: address.cursor }, { refetchOnMountOrArgChange: true }));
	return (
		<ListFrame noun="issues" address={address} query={query} empty={EMPTY} tools={null}>
			{({ data }) => (
				<DataTable
					caption="Issues of the newsletter, newest first"
					columns={columnsFor(now)}
					rows={data}
					keyOf={({ id }) => id}
				/>
			)}
		</ListFrame>
	);
}

const columnsFor = (now: Date): readonly Column<IssueRow>[] => [
	{
		id: 'subject',
		head: 'Subject',
		whole: true,
		cell: ({ id, subject }) => (
			<Link className={s.subject} to={issueAddress(id)}>
				{subject || 'Without a subject'}
			</Link>
		),
	},
	{
		id: 'state',
		head: 'State',
		cell: ({ state }) => <StateBadge tone={MARKS[state].tone}>{MARKS[state].word}</StateBadge>,
	},
	{
		id: 'people',
		head: 'Sent to',
		cell: ({ progress }) => (progress ? `${numberWords(progress.sent)} of ${numberWords(progress.recipients)}` : '–'),
	},
	{
		id: 'when',
		head: 'Last changed',
		cell: ({ updatedAt }) => <time dateTime={updatedAt}>{compactDate(new Date(updatedAt), now)}</time>,
	},
];
