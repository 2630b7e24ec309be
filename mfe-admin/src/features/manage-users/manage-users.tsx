import type { StaffUser } from '@tulia/contracts/user/schemas';
import { explain, Link, paths } from '@tulia/platform';
import { AsyncBlock, classNames } from '@tulia/ui';
import { type Column, DataTable, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListUsersQuery } from '../../api/users-api.ts';
import { shortDate } from '../../lib/centre-time.ts';
import { PageFoot } from '../../lib/page-foot.tsx';
import { RowsSkeleton } from '../../lib/rows-skeleton.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { useNow } from '../../lib/use-now.ts';
import { usePagedAddress } from '../../lib/use-paged-address.ts';
import * as s from './manage-users.module.css';
import { mailWords, roleWords, stateWords } from './user-words.ts';

const MAX_SEARCH = 254;
const WHY_FAILED = { forbidden: 'This account may not see users. Please log in with a staff account.' };

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
	{ id: 'role', head: 'Role', cell: roleWords },
	{ id: 'state', head: 'State', cell: stateWords },
	{ id: 'mail', head: 'Email', cell: mailWords },
	{ id: 'joined', head: 'Joined', cell: ({ joinedAt }) => shortDate(new Date(joinedAt), now) },
];

/** Accounts, newest first, and one found by name or email address. */
export function ManageUsers(): ReactNode {
	const now = useNow();
	const { filter, page, cursor, show, turn } = usePagedAddress();
	const search = (filter('search') ?? '').slice(0, MAX_SEARCH);
	const asked = { search: search.trim(), cursor, limit: undefined };
	const { data, currentData, error, isError, isFetching, isLoading, refetch } = useListUsersQuery(asked, {
		refetchOnMountOrArgChange: true,
	});
	// Where this question has failed, rows that answer another one would lie.
	const list = isError ? currentData : data;
	const isBehind = list !== undefined && currentData === undefined;
	return (
		<TableBox
			tools={
				<SearchBox
					label="Search by name or email address"
					placeholder="Name, or whole email address"
					maxLength={MAX_SEARCH}
					value={search}
					onSearch={(text) => show({ search: text }, { replace: true })}
				/>
			}
			foot={
				page > 1 || list?.nextCursor ? (
					<PageFoot
						label="Pages of users"
						page={page}
						nextCursor={list?.nextCursor}
						onPage={(wanted) => turn(wanted, list?.nextCursor)}
					/>
				) : undefined
			}
		>
			<div className={classNames(isBehind && s.behind)} aria-busy={isBehind || undefined}>
				<AsyncBlock
					query={{ data: list, isError, isFetching, isLoading, refetch }}
					headingLevel="h2"
					loading="Loading users"
					skeleton={<RowsSkeleton />}
					failed={{
						title: 'We could not load the users',
						detail: explain(error, WHY_FAILED, 'Check your connection and try again.'),
					}}
					empty={{
						title: 'No users found',
						text: search === '' ? 'Nobody has registered yet.' : 'Try part of a name, or the whole email address.',
					}}
				>
					{(users) => (
						<DataTable
							caption="Users, newest first"
							columns={columnsAt(now)}
							rows={users.data}
							keyOf={({ id }) => id}
						/>
					)}
				</AsyncBlock>
			</div>
		</TableBox>
	);
}
