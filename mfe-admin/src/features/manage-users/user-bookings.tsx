import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { EmptyPanel } from '@tulia/ui';
import { type Column, DataTable, StatusPill, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './manage-users.module.css';
import { whenColumn } from './when-column.tsx';

const columnsAt = (now: Date): readonly Column<AdminAppointment>[] => [
	whenColumn(now),
	{
		id: 'service',
		head: 'Service',
		whole: true,
		cell: ({ service, psychologist, forWhom }) => (
			<>
				{service}
				<small>with {psychologist}</small>
				<small>{forWhomLine(forWhom)}</small>
			</>
		),
	},
	{ id: 'ticket', head: 'Ticket', cell: ({ ticketNumber }) => <span className={s.ticket}>{ticketNumber}</span> },
	{ id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
];

export function UserBookings({ bookings }: { readonly bookings: readonly AdminAppointment[] }): ReactNode {
	const now = useNow();
	return (
		<TableBox>
			{bookings.length === 0 ? (
				<EmptyPanel title="No bookings yet" />
			) : (
				<DataTable
					few
					caption="Bookings, latest first"
					columns={columnsAt(now)}
					rows={bookings}
					keyOf={({ id }) => id}
				/>
			)}
		</TableBox>
	);
}
