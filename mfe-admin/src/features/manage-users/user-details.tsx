import { compactDate } from '@tulia/centre/compact-date';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { explain, Link, paths, refusalIn, useSessionUser } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Notice, Panel } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetUserQuery } from '../../api/users-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { ChangeAccess } from './change-access.tsx';
import { LiftUndeliverable } from './lift-undeliverable.tsx';
import * as s from './manage-users.module.css';
import { UserBookings } from './user-bookings.tsx';
import { mailWords, roleWords, stateWords } from './user-words.ts';

const WHY_FAILED = {
	not_found: 'There is no such account. It may have been deleted by its owner.',
	forbidden: 'This account may not see users. Please log in as an owner.',
};

export function UserDetails({ userId }: { readonly userId: string }): ReactNode {
	const query = useGetUserQuery({ id: userId }, { refetchOnMountOrArgChange: true });
	const { currentData, isError, isFetching, error, refetch } = query;
	return (
		<>
			<AdminHeading title={currentData?.user.name ?? 'User'} lead={<Link to={paths.adminUsers()}>All users</Link>} />
			<AsyncBlock
				query={{ data: currentData, isError, isFetching, isLoading: !isError, refetch }}
				headingLevel="h2"
				loading="Loading the account"
				skeleton={<RowsSkeleton />}
				failed={{
					title: refusalIn(error) === 'not_found' ? 'No such account' : 'We could not load the account',
					detail: explain(error, WHY_FAILED, 'Check your connection and try again.'),
				}}
			>
				{({ user, appointments }) => (
					<>
						<Facts user={user} />
						{user.roles.length === 0 ? null : (
							<ArrowLink component={Link} to={paths.adminNoteReadings({ reader: user.id })}>
								Which notes they read
							</ArrowLink>
						)}
						{user.emailUndeliverable ? (
							<>
								<SectionHeading title="Mails come back" />
								<LiftUndeliverable user={user} />
							</>
						) : null}
						<SectionHeading title="Bookings" />
						<UserBookings bookings={appointments} />
						<SectionHeading title="Roles and state" />
						<Access key={user.id} user={user} />
					</>
				)}
			</AsyncBlock>
		</>
	);
}

function Access({ user }: { readonly user: StaffUser }): ReactNode {
	const me = useSessionUser();
	if (me?.id !== user.id) return <ChangeAccess user={user} />;
	return (
		<Notice tone="quiet">
			<p>This is your own account. A colleague can change its roles or state.</p>
		</Notice>
	);
}

function Facts({ user }: { readonly user: StaffUser }): ReactNode {
	const now = useNow();
	const facts = [
		['Email address', user.email],
		['Mails', mailWords(user)],
		['Roles', roleWords(user)],
		['State', stateWords(user)],
		['Second factor', user.hasSecondFactor ? 'Set up' : 'Not set up'],
		['Joined', compactDate(new Date(user.joinedAt), now)],
	] as const;
	return (
		<Panel>
			<dl className={s.facts}>
				{facts.map(([label, text]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
