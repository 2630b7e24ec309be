import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { getPayments } from '@tulia/contracts/routes/payment';
import { Link, paths } from '@tulia/platform';
import { Button, EmptyPanel } from '@tulia/ui';
import { type Column, DataTable, StatusPill, TableBox } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { paidWords } from '../../lib/payments/payment-words.ts';
import * as s from './view-client.module.css';

/** The number of visits that are shown at first: the next and the previous ones. */
const FIRST = 4;
const TO_COME = 2;

/** The visits before and after now, so that a long series does not hide the last visit. */
function aroundNow(visits: readonly AdminAppointment[], now: Date): readonly AdminAppointment[] {
	const toCome = visits.filter(({ scheduledFor }) => new Date(scheduledFor) > now).length;
	const from = Math.min(Math.max(0, toCome - TO_COME), Math.max(0, visits.length - FIRST));
	return visits.slice(from, from + FIRST);
}

interface ClientVisitsProps {
	readonly file: ClientFile;
	readonly now: Date;
}

/** The upcoming and past visits, latest first. */
export function ClientVisits({ file: { visits, paid, hasOlderVisits }, now }: ClientVisitsProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const may = useMayCall();
	const shown = isOpen ? visits : aroundNow(visits, now);
	return (
		<section aria-labelledby="visits">
			<TableBox
				tools={
					<div className={s.panelHead}>
						<h2 id="visits">Visits</h2>
						{visits.length > FIRST ? (
							<Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
								{isOpen ? 'Show fewer' : `Show all ${visits.length}`}
							</Button>
						) : null}
					</div>
				}
				foot={isOpen && hasOlderVisits ? <p>There are older visits. Find them in Appointments.</p> : undefined}
			>
				{visits.length === 0 ? (
					<EmptyPanel title="No visits yet" />
				) : (
					<DataTable
						caption="Visits, latest first"
						columns={[...columnsAt(now), ...(may(getPayments) ? [paidColumn(paid)] : [])]}
						rows={shown}
						keyOf={({ id }) => id}
					/>
				)}
			</TableBox>
		</section>
	);
}

const columnsAt = (now: Date): readonly Column<AdminAppointment>[] => [
	{
		id: 'when',
		head: 'When',
		cell: ({ id, scheduledFor }) => (
			<Link to={paths.adminAppointment(id)}>
				<time dateTime={scheduledFor}>
					{compactDate(new Date(scheduledFor), now)}, {timeOf(new Date(scheduledFor))}
				</time>
			</Link>
		),
	},
	{
		id: 'visit',
		head: 'Visit',
		whole: true,
		cell: ({ service, psychologist, forWhom }) => (
			<>
				{service}
				<small>with {psychologist}</small>
				<small>{forWhomLine(forWhom)}</small>
			</>
		),
	},
	{ id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
];

/** The column of payments, for roles that may see them. For other roles it would say that nothing was noted. */
function paidColumn(paid: ClientFile['paid']): Column<AdminAppointment> {
	const noted = new Map(paid.map((one) => [one.appointmentId, one]));
	return { id: 'paid', head: 'Paid', cell: ({ id, status }) => paidWords(noted.get(id), status) };
}
