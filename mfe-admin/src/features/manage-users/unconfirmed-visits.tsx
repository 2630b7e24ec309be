import { compactMoment } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { toast } from '@tulia/ui';
import { type Column, DataTable, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListUnconfirmedVisitsQuery, useReleaseUnconfirmedVisitsMutation } from '../../api/users-api.ts';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './manage-users.module.css';
import { whenColumn } from './when-column.tsx';

const FAILED = {
	unavailable: 'Not all of them could be released. Please try again: none is released twice.',
};

const visitsWords = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);

const columnsAt = (now: Date): readonly Column<AdminAppointment>[] => [
	whenColumn(now),
	{
		id: 'who',
		head: 'Who',
		whole: true,
		cell: ({ user, forWhom }) => (
			<span className={s.who}>
				{user.name}
				<small>{user.email}</small>
				<small>{forWhomLine(forWhom)}</small>
			</span>
		),
	},
	{ id: 'ticket', head: 'Ticket', cell: ({ ticketNumber }) => ticketNumber },
	{
		id: 'booked',
		head: 'Booked',
		cell: ({ createdAt }) => <time dateTime={createdAt}>{compactMoment(createdAt, now)}</time>,
	},
];

/**
 * The visits of accounts with unconfirmed addresses, grouped by the network they were booked from. One button
 * releases all visits of a network. Renders nothing if there are none.
 */
export function UnconfirmedVisits(): ReactNode {
	const now = useNow();
	const { data } = useListUnconfirmedVisitsQuery(undefined, { refetchOnMountOrArgChange: true });
	const [release] = useReleaseUnconfirmedVisitsMutation();
	const networks = data?.networks ?? [];
	if (networks.length === 0) return null;

	async function releaseAll(network: string): Promise<void> {
		const { data: done, error } = await release({ network });
		if (done) toast.success(`Released: ${visitsWords(done.released)}`);
		else toast.error(actionRefusal(error, FAILED));
	}
	return (
		<>
			<SectionHeading
				title="Visits without a confirmed address"
				lead="By the network they were booked from. One network can stand for many people, so look at the names first. Releasing cancels the visits, frees their times, and tells each person by one mail."
			/>
			{networks.map(({ network, visits }, at) => (
				<TableBox
					key={network}
					tools={
						<>
							<p>
								<b>Network {at + 1}</b>: {visitsWords(visits.length)}
							</p>
							<ConfirmButton
								label="Release"
								what={`${visitsWords(visits.length)} of network ${at + 1}`}
								yes="Yes, release"
								busyLabel="Releasing…"
								onConfirm={() => releaseAll(network)}
							/>
						</>
					}
				>
					<DataTable
						caption={`Visits of network ${at + 1}, longest booked first`}
						columns={columnsAt(now)}
						rows={visits}
						keyOf={({ id }) => id}
					/>
				</TableBox>
			))}
		</>
	);
}
