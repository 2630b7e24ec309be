import { Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListClientsQuery } from '../../api/clients-api.ts';
import { clientColumns } from '../../lib/clients/client-columns.tsx';
import { type NewPerson, personFrom } from '../../lib/clients/client-search-words.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { SearchBox } from '../../lib/lists/search-box.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './list-clients.module.css';

const MAX_SEARCH = 254;

interface ListClientsProps {
	readonly onAdd: ((person: NewPerson) => void) | undefined;
}

/** The client records, newest first, or the results of a search while it is typed. */
export function ListClients({ onAdd }: ListClientsProps): ReactNode {
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
				action:
					search.trim() === '' || !onAdd ? undefined : (
						<Button variant="secondary" onClick={() => onAdd(personFrom(search))}>
							Add {search.trim()} as a client
						</Button>
					),
			}}
		>
			{({ data, more }) => (
				<>
					<DataTable
						caption={search === '' ? 'Clients, newest first' : 'Clients who match, by name'}
						columns={clientColumns(now, ({ id, name }) => (
							<Link to={paths.adminClient(id)}>
								<b>{name}</b>
							</Link>
						))}
						rows={data}
						keyOf={({ id }) => id}
					/>
					{more ? <p className={s.more}>More people match. Type another letter or digit to narrow it down.</p> : null}
				</>
			)}
		</ListFrame>
	);
}
