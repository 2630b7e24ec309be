// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table whose parts are not displayed as one
import { classNames, VisuallyHidden } from '@tulia/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as s from './data-table.module.css';

export interface Column<Row> {
	readonly id: string;
	readonly head: string;
	/** The head is for screen readers only, such as "Actions". */
	readonly headHidden?: boolean | undefined;
	readonly cell: (row: Row) => ReactNode;
	/** `end` for numbers. */
	readonly align?: 'start' | 'end' | undefined;
	/** Takes the whole width of a stacked row. */
	readonly whole?: boolean | undefined;
	/** Class of its head and its cells. */
	readonly className?: string | undefined;
}

/** A heading above a row, which names the group from this row on. */
export interface RowsHeading {
	readonly words: string;
	readonly note?: string | undefined;
}

export interface DataTableProps<Row> {
	/** The accessible name: "Appointments, newest first". */
	readonly caption: string;
	/** The first column is the row header. */
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string;
	/** `done` tints a row that was just changed, `busy` one that is being changed. */
	readonly toneOf?: ((row: Row) => 'done' | 'busy' | undefined) | undefined;
	/** The key of the row that takes the focus, because its focused button was removed. */
	readonly focusOn?: string | undefined;
	/** The heading of the group that begins at a row. */
	readonly headingOf?: ((row: Row) => RowsHeading | undefined) | undefined;
	readonly className?: string | undefined;
	/** For few columns: they stay columns with heads where the frame is as wide as a tablet. */
	readonly few?: boolean | undefined;
	/**
	 * For three columns: one line per row, without column heads, also in a narrow frame. For a list beside another
	 * list.
	 */
	readonly dense?: boolean | undefined;
}

const TONES = { done: s.done, busy: s.busy };

/** A table whose rows become blocks in a narrow `TableBox`. Its ARIA roles are explicit: browsers then drop them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { caption, columns, rows, keyOf, toneOf, focusOn, headingOf, className, few, dense } = props;
	const focused = useRef<HTMLTableRowElement>(null);
	useEffect(() => {
		if (focusOn !== undefined) focused.current?.focus();
	}, [focusOn]);

	return (
		<table className={classNames(s.table, few && s.few, dense && s.dense, className)} role="table">
			<VisuallyHidden as="caption">{caption}</VisuallyHidden>
			<thead className={s.heads} role="rowgroup">
				<tr role="row">
					{columns.map(({ id, head, headHidden, align, className: own }) => (
						<th key={id} className={classNames(s.head, align === 'end' && s.end, own)} scope="col" role="columnheader">
							{headHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
						</th>
					))}
				</tr>
			</thead>
			<tbody className={s.body} role="rowgroup">
				{rows.map((row) => {
					const key = keyOf(row);
					const tone = toneOf?.(row);
					const heading = headingOf?.(row);
					return (
						<Fragment key={key}>
							{heading ? <Heading heading={heading} columnCount={columns.length} /> : null}
							<tr
								ref={key === focusOn ? focused : undefined}
								className={classNames(s.row, tone && TONES[tone])}
								tabIndex={key === focusOn ? -1 : undefined}
								aria-busy={tone === 'busy' || undefined}
								role="row"
							>
								{columns.map((column, place) => (
									<Cell key={column.id} column={column} row={row} isFirst={place === 0} />
								))}
							</tr>
						</Fragment>
					);
				})}
			</tbody>
		</table>
	);
}

interface HeadingProps {
	readonly heading: RowsHeading;
	readonly columnCount: number;
}

const Heading = ({ heading: { words, note }, columnCount }: HeadingProps) => (
	<tr className={s.group} role="row">
		{/* biome-ignore lint/a11y/useSemanticElements: it names the rows below it, not its own */}
		<th colSpan={columnCount} aria-colspan={columnCount} scope="rowgroup" role="rowheader">
			{words} {note === undefined ? null : <span>{note}</span>}
		</th>
	</tr>
);

interface CellProps<Row> {
	readonly column: Column<Row>;
	readonly row: Row;
	readonly isFirst: boolean;
}

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
	const cellLabel = column.align === 'end' && !column.headHidden ? column.head : undefined;
	const className = classNames(s.cell, column.align === 'end' && s.end, column.whole && s.whole, column.className);
	if (isFirst) {
		return (
			<th className={className} scope="row" role="rowheader">
				{column.cell(row)}
			</th>
		);
	}
	return (
		<td className={className} data-head={cellLabel} role="cell">
			{column.cell(row)}
		</td>
	);
}
