import { priceWords } from '@tulia/centre/price-words';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow, IconButton, Notice } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { inOrder } from './order-change.ts';
import { useReorder } from './use-reorder.ts';

interface ServiceTableProps {
	readonly services: readonly StaffService[];
	readonly onEdit: (serviceId: string) => void;
}

const factColumns = (currency: string | undefined): readonly Column<StaffService>[] => [
	{
		id: 'title',
		head: 'Service',
		whole: true,
		cell: ({ title, shortDescription }) => (
			<>
				<b>{title}</b>
				<small>{shortDescription}</small>
			</>
		),
	},
	{ id: 'length', head: 'Length', cell: ({ durationMinutes }) => `${durationMinutes} minutes` },
	{
		id: 'price',
		head: 'Price',
		cell: ({ price }) => (currency === undefined ? '\u00a0' : priceWords(price, currency)),
	},
	{ id: 'active', head: 'Offered', cell: ({ active }) => (active ? 'Offered' : 'Not offered') },
];

/** The services in the centre's order, with their actions. */
export function ServiceTable({ services, onEdit }: ServiceTableProps): ReactNode {
	const currency = useGetProfileQuery().data?.currency;
	const { isBusy, failure, move } = useReorder(services);
	const rows = inOrder(services);
	const columns: readonly Column<StaffService>[] = [
		...factColumns(currency),
		{
			id: 'actions',
			head: 'Actions',
			headHidden: true,
			align: 'end',
			whole: true,
			cell: (row) => (
				<ButtonRow>
					<IconButton
						icon="arrowUp"
						label={`Move ${row.title} up`}
						disabled={isBusy || row === rows[0]}
						onClick={() => void move(row, -1)}
					/>
					<IconButton
						icon="arrowDown"
						label={`Move ${row.title} down`}
						disabled={isBusy || row === rows.at(-1)}
						onClick={() => void move(row, 1)}
					/>
					<Button variant="secondary" size="sm" aria-label={`Edit ${row.title}`} onClick={() => onEdit(row.id)}>
						Edit
					</Button>
				</ButtonRow>
			),
		},
	];
	return (
		<>
			{failure === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			<DataTable caption="Services in the order of the site" columns={columns} rows={rows} keyOf={({ id }) => id} />
		</>
	);
}
