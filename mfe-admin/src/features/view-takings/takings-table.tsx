import { timeOf } from '@tulia/centre/clock';
import { priceWords } from '@tulia/centre/price-words';
import type { TakingsRow } from '@tulia/contracts/payment/schemas';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { methodWords } from '../../lib/payments/payment-words.ts';
import * as s from './view-takings.module.css';

const columns: readonly Column<TakingsRow>[] = [
	{ id: 'at', head: 'Time', cell: ({ at }) => <time dateTime={at}>{timeOf(new Date(at))}</time> },
	{
		id: 'visit',
		head: 'Visit',
		whole: true,
		cell: ({ appointmentId, ticketNumber, psychologist }) => (
			<>
				<Link to={paths.adminAppointment(appointmentId)}>{ticketNumber}</Link>
				<small className={s.small}>{psychologist}</small>
			</>
		),
	},
	{
		id: 'method',
		head: 'How',
		cell: ({ method, kind, mpesaCode, insurer }) => (
			<>
				{methodWords[method]}
				{kind === 'reversal' ? ', taken back' : ''}
				<small className={s.small}>{mpesaCode ?? insurer ?? ''}</small>
			</>
		),
	},
	{
		id: 'receipt',
		head: 'Receipt',
		cell: ({ receiptNumber }) =>
			receiptNumber === undefined ? 'No receipt' : <Link to={paths.adminReceipt(receiptNumber)}>{receiptNumber}</Link>,
	},
	{ id: 'by', head: 'Noted by', cell: ({ by }) => by },
	{ id: 'amount', head: 'Amount', align: 'end', cell: ({ amount, currency }) => priceWords(amount, currency) },
];

/** All payments and reversals that were noted on the day, oldest first. */
export const TakingsTable = ({ rows }: { readonly rows: readonly TakingsRow[] }): ReactNode => (
	<DataTable
		caption="What was paid and taken back, oldest first"
		columns={columns}
		rows={rows}
		keyOf={({ id }) => id}
	/>
);
