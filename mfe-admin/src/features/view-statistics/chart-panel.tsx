import { Button, Icon } from '@tulia/ui';
import { type Column, DataTable, FilterChips } from '@tulia/ui/admin';
import { type ReactNode, Suspense, useState } from 'react';
import { Fold } from '../../lib/page/fold.tsx';
import * as s from './view-statistics.module.css';

/** Renders the last rows of a series as a chart or a table. */
interface ChartPanelProps<Row, P extends string> {
	readonly title: string;
	/** The labels of the periods by number of rows, such as `{ '6': '6 months' }`. The first period is the default. */
	readonly periods: readonly { readonly value: P; readonly label: string }[];
	readonly first: P;
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
	readonly keyOf: (row: Row) => string;
	/** The text alternative of the chart, with its numbers. */
	readonly summaryOf: (rows: readonly Row[]) => string;
	readonly chart: (rows: readonly Row[]) => ReactNode;
}

/** A chart with its period, and the same numbers as a table. */
export function ChartPanel<Row, P extends string>(props: ChartPanelProps<Row, P>): ReactNode {
	const { title, periods, first, rows, columns, keyOf, summaryOf, chart } = props;
	const [period, setPeriod] = useState(first);
	const [isTable, setTable] = useState(false);
	const shown = rows.slice(-Number(period));
	return (
		<Fold title={title} isLazy>
			<div>
				<FilterChips label={`Period of ${title}`} chips={periods} value={period} onChange={setPeriod} />
			</div>
			{isTable ? (
				<div className={s.tableView}>
					<DataTable caption={title} columns={columns} rows={shown} keyOf={keyOf} />
				</div>
			) : (
				<div className={s.picture} role="img" aria-label={summaryOf(shown)}>
					<Suspense fallback={null}>{chart(shown)}</Suspense>
				</div>
			)}
			<div>
				<Button
					variant="quiet"
					size="sm"
					aria-label={`Show as a ${isTable ? 'chart' : 'table'}: ${title}`}
					onClick={() => setTable(!isTable)}
				>
					<Icon name={isTable ? 'dashboard' : 'menu'} /> {isTable ? 'Show as a chart' : 'Show as a table'}
				</Button>
			</div>
		</Fold>
	);
}
