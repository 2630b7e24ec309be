import { compactDate, compactMoment } from '@tulia/centre/compact-date';
import { numberWords } from '@tulia/centre/number-words';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type ArticleRow, useListAllArticlesQuery } from '../../api/website/articles-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { SearchBox } from '../../lib/lists/search-box.tsx';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { StateList } from '../../lib/lists/state-list.tsx';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';
import * as s from './list-articles.module.css';

const STATES = ['all', 'draft', 'published'] as const;
const CHIPS = [
	{ value: 'all', label: 'All' },
	{ value: 'draft', label: 'Drafts' },
	{ value: 'published', label: 'Published' },
] as const;
const EMPTY = {
	all: { title: 'No articles yet', text: 'Start one with the button above.' },
	draft: { title: 'No drafts' },
	published: { title: 'Nothing is published yet' },
} as const;
const NOT_FOUND = { title: 'No articles found', text: 'Try part of a title, or the name of an author.' } as const;
const MAX_SEARCH = 100;

/** All articles, the last changed first, or the results of a search. */
export function ListArticles({ now }: { readonly now: Date }): ReactNode {
	const filter = useStateFilter(STATES);
	const state = filter.state === 'all' ? undefined : filter.state;
	const search = filter.search.slice(0, MAX_SEARCH).trim();
	const query = keepPreviousData(
		useListAllArticlesQuery(
			{ state, search: search || undefined, cursor: filter.cursor },
			{ refetchOnMountOrArgChange: true },
		),
	);
	return (
		<StateList
			noun="articles"
			filter={filter}
			chips={CHIPS}
			query={query}
			empty={search === '' ? EMPTY[filter.state] : NOT_FOUND}
			tools={
				<SearchBox
					label="Search articles"
					placeholder="Title or author"
					maxLength={MAX_SEARCH}
					value={filter.search}
					onSearch={filter.lookFor}
				/>
			}
		>
			{(rows) => (
				<DataTable
					caption="Articles, the last changed first"
					columns={columnsFor(now)}
					rows={rows}
					keyOf={({ id }) => id}
				/>
			)}
		</StateList>
	);
}

const columnsFor = (now: Date): readonly Column<ArticleRow>[] => [
	{
		id: 'title',
		head: 'Title',
		whole: true,
		cell: ({ id, title, author, category }) => (
			<span className={s.title}>
				<Link to={paths.adminArticle(id)}>{title || 'Without a title'}</Link>
				<small>
					{author}, {category}
				</small>
			</span>
		),
	},
	{ id: 'state', head: 'State', cell: (row) => <ArticleMark row={row} now={now} /> },
	{
		id: 'updated',
		head: 'Last changed',
		cell: ({ updatedAt }) => <time dateTime={updatedAt}>{compactDate(new Date(updatedAt), now)}</time>,
	},
	{ id: 'views', head: 'Reads', align: 'end', cell: ({ views }) => numberWords(views) },
	{ id: 'likes', head: 'Likes', align: 'end', cell: ({ likes }) => numberWords(likes) },
];

interface ArticleMarkProps {
	readonly row: ArticleRow;
	readonly now: Date;
}

function ArticleMark({ row: { state, hasNewerDraft, schedule }, now }: ArticleMarkProps): ReactNode {
	if (schedule)
		return (
			<>
				<StateBadge tone={schedule.isMissed ? 'waiting' : 'quiet'}>
					{schedule.isMissed ? 'Not published' : 'Scheduled'}
				</StateBadge>
				<small>{schedule.isMissed ? 'parts were missing' : compactMoment(schedule.at, now)}</small>
			</>
		);
	if (state === 'draft') return <StateBadge tone="waiting">Draft</StateBadge>;
	return (
		<>
			<StateBadge tone="good">Published</StateBadge>
			{hasNewerDraft ? <small>with a newer draft</small> : null}
		</>
	);
}
