import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { Link } from '@tulia/platform';
import { DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListClientsQuery } from '../../api/clients-api.ts';
import { clientColumns } from '../../lib/clients/client-columns.tsx';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { SearchBox } from '../../lib/lists/search-box.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { comparisonOf } from './merge-values.ts';

const MAX_SEARCH = 100;

interface FindOtherProps {
	readonly client: ClientRecord;
}

/** Finds the other record. Records with the same phone or name are suggested. */
export function FindOther({ client }: FindOtherProps): ReactNode {
	const now = useNow();
	const address = usePagedAddress();
	const search = (address.filter('search') ?? client.phone?.shown ?? client.name).slice(0, MAX_SEARCH);
	const query = keepPreviousData(
		useListClientsQuery(
			{ search: search.trim(), cursor: address.cursor, limit: undefined },
			{ refetchOnMountOrArgChange: true },
		),
	);
	const others = query.data && { ...query.data, data: query.data.data.filter(({ id }) => id !== client.id) };
	return (
		<ListFrame
			noun="clients"
			address={address}
			query={{ ...query, data: others }}
			tools={
				<SearchBox
					label="Search for the other record by name, phone, email address or ticket"
					placeholder="Name, phone, email or ticket"
					maxLength={MAX_SEARCH}
					value={search}
					onSearch={(text) => address.setFilters({ search: text }, { replace: true })}
				/>
			}
			empty={{
				title: 'No other record found',
				text: 'Try part of a name in any order, a phone number or its last four digits, or part of an address.',
			}}
		>
			{({ data }) => (
				<DataTable
					caption="Records that match, without the one you came from"
					columns={clientColumns(now, ({ id, name }) => (
						<Link to={comparisonOf(client.id, id)} aria-label={`Compare with ${name}`}>
							<b>{name}</b>
						</Link>
					))}
					rows={data}
					keyOf={({ id }) => id}
				/>
			)}
		</ListFrame>
	);
}
