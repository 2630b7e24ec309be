import { explain } from '@tulia/platform';
import { AsyncBlock, classNames, SkeletonRows } from '@tulia/ui';
import { FilterChips, Pager, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import * as s from './list-frame.module.css';
import type { ShownPage } from './shown-page.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { StateList } from './use-state-list.ts';

/** A page of a list as the contract answers it. */
export interface RowPage<Row> {
	readonly data: readonly Row[];
	readonly nextCursor?: string | undefined;
}

interface ListFrameProps<Row, S extends string> {
	/** "comments" */
	readonly noun: string;
	readonly list: StateList<S>;
	readonly chips: readonly { readonly value: S; readonly label: string }[];
	readonly page: ShownPage<RowPage<Row>>;
	readonly empty: { readonly title: string; readonly text?: string };
	/** Beside the filter: a search, or a button. */
	readonly tools?: ReactNode;
	readonly children: (rows: readonly Row[]) => ReactNode;
}

const NO_ANSWER = 'Check your connection and try again.';

/** A list by state in every state it can have itself, page by page. */
export function ListFrame<Row, S extends string>(props: ListFrameProps<Row, S>): ReactNode {
	const { noun, list, chips, page, empty, tools, children } = props;
	const keptFocus = useKeptFocus<HTMLDivElement>();
	const forbidden = `This account may not see ${noun}. Please log in with a staff account.`;
	return (
		<TableBox
			tools={
				<>
					<FilterChips label="State" scrolls chips={chips} value={list.state} onChange={list.showState} />
					{tools}
				</>
			}
			foot={list.page > 1 || page.data?.nextCursor ? <Pages noun={noun} list={list} page={page.data} /> : undefined}
		>
			<div
				{...keptFocus}
				className={classNames(s.place, page.isBehind && s.behind)}
				aria-busy={page.isBehind || undefined}
			>
				<AsyncBlock
					query={page}
					headingLevel="h2"
					loading={`Loading ${noun}`}
					skeleton={<SkeletonRows count={4} />}
					failed={{
						title: `We could not load the ${noun}`,
						detail: explain(page.error, { forbidden }, NO_ANSWER),
						busyLabel: 'Loading…',
					}}
					empty={empty}
				>
					{({ data }) => children(data)}
				</AsyncBlock>
			</div>
		</TableBox>
	);
}

interface PagesProps {
	readonly noun: string;
	readonly list: Pick<StateList<string>, 'page' | 'showPage'>;
	readonly page: RowPage<unknown> | undefined;
}

/** Stands beneath a list of more than one page. */
function Pages({ noun, list, page }: PagesProps): ReactNode {
	const pageCount = page?.nextCursor === undefined ? list.page : list.page + 1;
	return (
		<>
			<p>{`Page ${list.page}`}</p>
			<Pager
				label={`Pages of ${noun}`}
				page={list.page}
				pageCount={pageCount}
				onPage={(wanted) => list.showPage(wanted, page?.nextCursor)}
			/>
		</>
	);
}
