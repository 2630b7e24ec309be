import { compactDate } from '@tulia/centre/compact-date';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { Link, paths } from '@tulia/platform';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListUsersQuery } from '../../api/users-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { SearchBox } from '../../lib/lists/search-box.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './manage-users.module.css';
import { mailWords, roleWords, stateWords } from './user-words.ts';

const MAX_SEARCH = 254;

const columnsAt = (now: Date): readonly Column<StaffUser>[] => [
	{
		id: 'name',
		head: 'Name',
		whole: true,
		cell: ({ id, name, email }) => (
			<span className={s.who}>
				<Link to={paths.adminUser(id)}>
					<b>{name}</b>
				</Link>
				<small>{email}</small>
			</span>
		),
	},
	{ id: 'role', head: 'Roles', cell: roleWords },
	{ id: 'state', head: 'State', cell: stateWords },
	{ id: 'mail', head: 'Email', cell: mailWords },
	{ id: 'joined', head: 'Joined', cell: ({ joinedAt }) => compactDate(new Date(joinedAt), now) },
];

/** The accounts, newest first, or the results of a search by name or email address. */
export function ManageUsers(): ReactNode {
	const now = useNow();
	const address = usePagedAddress();
	const search = (address.filter('search') ?? '').slice(0, MAX_SEARCH);
	const listQuery = { search: search.trim(), cursor: address.cursor, limit: undefined };
	const query = keepPreviousData(useListUsersQuery(listQuery, { refetchOnMountOrArgChange: true }));
	return (
		<ListFrame
			noun="users"
			address={address}
			query={query}
			tools={
				<SearchBox
					label="Search by name or email address"
					placeholder="Name, or whole email address"
					maxLength={MAX_SEARCH}
					value={search}
					onSearch={(text) => address.setFilters({ search: text }, { replace: true })}
				/>
			}
			empty={{
				title: 'No users found',
				text: search === '' ? 'Nobody has registered yet.' : 'Try part of a name, or the whole email address.',
			}}
		>
			{({ data }) => (
				<DataTable caption="Users, newest first" columns={columnsAt(now)} rows={data} keyOf={({ id }) => id} />
			)}
		</ListFrame>
	);
}
