import { compactDate } from '@tulia/centre/compact-date';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListClientsQuery } from '../../api/clients-api.ts';
import { unconfirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { SearchBox } from '../../lib/lists/search-box.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './list-clients.module.css';

const MAX_SEARCH = 254;

const columnsAt = (now: Date): readonly Column<ClientRow>[] => {
	const dayOf = (instant: string | undefined, none: string): string =>
		instant === undefined ? none : compactDate(new Date(instant), now);
	return [
		{
			id: 'name',
			head: 'Name',
			whole: true,
			cell: ({ id, name, since }) => (
				<span className={s.who}>
					<Link to={paths.adminClient(id)}>
						<b>{name}</b>
					</Link>
					<small>Since {compactDate(new Date(since), now)}</small>
				</span>
			),
		},
		{
			id: 'reach',
			head: 'Phone and email',
			whole: true,
			cell: ({ phone, email, emailVerified }) => (
				<span className={s.reach}>
					{phone ? <PhoneLink phone={phone} /> : null}
					{email ? <small>{email}</small> : null}
					<small>{unconfirmedWords({ email, emailVerified })}</small>
					{phone || email ? null : <small>Neither: told in person</small>}
				</span>
			),
		},
		{ id: 'last', head: 'Last visit', align: 'end', cell: ({ lastVisitAt }) => dayOf(lastVisitAt, 'None yet') },
		{ id: 'next', head: 'Next visit', align: 'end', cell: ({ nextVisitAt }) => dayOf(nextVisitAt, 'None booked') },
	];
};

/** Client records, newest first, or those a search finds while it is typed. */
export function ListClients(): ReactNode {
	const now = useNow();
	const address = usePagedAddress();
	const search = (address.filter('search') ?? '').slice(0, MAX_SEARCH);
	const listQuery = { search: search.trim(), cursor: address.cursor, limit: undefined };
	const query = keepPreviousData(useListClientsQuery(listQuery, { refetchOnMountOrArgChange: true }));
	return (
		<ListFrame
			noun="clients"
			address={address}
			query={query}
			tools={
				<SearchBox
					label="Search by name, phone, email address or ticket"
					placeholder="Name, phone, email or ticket"
					maxLength={MAX_SEARCH}
					value={search}
					onSearch={(text) => address.setFilters({ search: text }, { replace: true })}
				/>
			}
			empty={{
				title: 'No clients found',
				text:
					search === ''
						? 'Nobody has registered, and nobody was booked for yet.'
						: 'Try part of a name in any order, a phone number or its last four digits, part of an address, or a ticket number.',
			}}
		>
			{({ data, more }) => (
				<>
					<DataTable
						caption={search === '' ? 'Clients, newest first' : 'Clients who match, by name'}
						columns={columnsAt(now)}
						rows={data}
						keyOf={({ id }) => id}
					/>
					{more ? <p className={s.more}>More people match. Type another letter or digit to narrow it down.</p> : null}
				</>
			)}
		</ListFrame>
	);
}
