import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type ArticleRow, useListAllArticlesQuery } from '../../api/articles-api.ts';
import { shortDate } from '../../lib/centre-time.ts';
import { ListFrame } from '../../lib/list-frame.tsx';
import { shownPage } from '../../lib/shown-page.ts';
import { StateMark } from '../../lib/state-mark.tsx';
import { useStateList } from '../../lib/use-state-list.ts';
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
const NUMBER = new Intl.NumberFormat('en-KE');

/** Every article, the last changed first. */
export function ListArticles({ now }: { readonly now: Date }): ReactNode {
	const list = useStateList(STATES);
	const state = list.state === 'all' ? undefined : list.state;
	const page = shownPage(useListAllArticlesQuery({ state, cursor: list.cursor }, { refetchOnMountOrArgChange: true }));
	return (
		<ListFrame noun="articles" list={list} chips={CHIPS} page={page} empty={EMPTY[list.state]}>
			{(rows) => (
				<DataTable
					caption="Articles, the last changed first"
					columns={columnsFor(now)}
					rows={rows}
					keyOf={({ id }) => id}
				/>
			)}
		</ListFrame>
	);
}

const columnsFor = (now: Date): readonly Column<ArticleRow>[] => [
	{
		id: 'title',
		head: 'Title',
		whole: true,
		cell: ({ id, title, author }) => (
			<span className={s.title}>
				<Link to={paths.adminArticle(id)}>{title || 'Without a title'}</Link>
				<small>{author}</small>
			</span>
		),
	},
	{ id: 'category', head: 'Category', cell: ({ category }) => category },
	{ id: 'state', head: 'State', cell: (row) => <ArticleMark row={row} /> },
	{ id: 'views', head: 'Reads', align: 'end', cell: ({ views }) => NUMBER.format(views) },
	{ id: 'likes', head: 'Likes', align: 'end', cell: ({ likes }) => NUMBER.format(likes) },
	{
		id: 'updated',
		head: 'Last changed',
		cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortDate(new Date(updatedAt), now)}</time>,
	},
];

function ArticleMark({ row: { state, hasNewerDraft } }: { readonly row: ArticleRow }): ReactNode {
	if (state === 'draft') return <StateMark tone="waiting">Draft</StateMark>;
	return (
		<>
			<StateMark tone="good">Published</StateMark>
			{hasNewerDraft ? <small>with a newer draft</small> : null}
		</>
	);
}
