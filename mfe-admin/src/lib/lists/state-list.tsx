import { SkeletonRows } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import type { ListQuery } from './keep-previous-data.ts';
import { ListFrame, type RowPage } from './list-frame.tsx';
import type { StateFilter } from './use-state-filter.ts';

interface StateListProps<Row, S extends string> {
	/** What the list contains: "comments". */
	readonly noun: string;
	readonly filter: StateFilter<S>;
	readonly chips: readonly { readonly value: S; readonly label: string }[];
	readonly query: ListQuery<RowPage<Row>>;
	readonly empty: { readonly title: string; readonly text?: string };
	/** Beside the filter: a search or a button. */
	readonly tools?: ReactNode;
	readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list filtered by one state at a time. */
export const StateList = <Row, S extends string>(props: StateListProps<Row, S>): ReactNode => {
	const { noun, filter, chips, query, empty, tools, children } = props;
	return (
		<ListFrame
			noun={noun}
			address={filter}
			query={query}
			empty={empty}
			pageText={`Page ${filter.page}`}
			skeleton={<SkeletonRows count={4} />}
			tools={
				<>
					<FilterChips label="State" scrolls chips={chips} value={filter.state} onChange={filter.showState} />
					{tools}
				</>
			}
		>
			{({ data }) => children(data)}
		</ListFrame>
	);
};
