import { dayOf } from '@tulia/centre/clock';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths, useGetProfileQuery, useOpenedAt, usePage, useSessionUser } from '@tulia/platform';
import { AsyncBlock, type AsyncQuery, Container, Lead, LinkButton } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListMyAppointmentsQuery } from '../api/appointments-api.ts';
import { groupAppointments } from '../features/appointment-list/group-appointments.ts';
import { nextVisitWords } from '../features/appointment-list/next-visit-words.ts';
import { PastVisits } from '../features/appointment-list/past-visits.tsx';
import { UpcomingVisits } from '../features/appointment-list/upcoming-visits.tsx';
import { VisitRows } from '../features/appointment-list/visit-rows.tsx';
import { ChangeVisit } from '../features/change-appointment/change-visit.tsx';
import { ChangedNotice } from '../features/change-appointment/changed-notice.tsx';
import type { VisitChange } from '../features/change-appointment/visit-change.ts';
import { ClaimVisits } from '../features/claim-visits/claim-visits-part.ts';
import { SavedVisits } from '../features/saved-visits/saved-visits.tsx';
import { AskEarlier, WaitingFor } from '../features/waiting-list/waiting-parts.ts';
import { firstName } from '../lib/first-name.ts';
import { savedFor } from '../lib/ticket/saved-ticket.ts';
import { useIsUnanswered } from '../lib/ticket/use-is-unanswered.ts';
import { useKeepTickets } from '../lib/ticket/use-keep-ticket.ts';
import { usePolling } from '../lib/ticket/use-polling.ts';
import { VisitsSkeleton } from '../lib/visits-skeleton.tsx';
import * as s from './booking-pages.module.css';

/**
 * `/appointments`: the client's visits, with the next one as a ticket. If they cannot be loaded, the saved tickets are
 * shown.
 */
export function AppointmentsPage(): ReactNode {
	usePage({ title: 'My appointments' });
	const user = useSessionUser();
	// Without a session nothing can be requested, so only tickets saved by choice are shown.
	const query = useListMyAppointmentsQuery(undefined, { skip: user === undefined });
	const now = useOpenedAt();
	const isUnanswered = useIsUnanswered(query);
	const [next, ...later] = user === undefined || isUnanswered ? savedFor(user?.id, now) : [];
	useKeepTickets(query.data?.data, now);
	usePolling(next !== undefined && user !== undefined, query.refetch);
	if (next)
		return (
			<SavedVisits next={next} areAll title={<Greeting />} now={now}>
				{later.length > 0 ? <VisitRows visits={later.map(({ ticket }) => ticket)} /> : null}
			</SavedVisits>
		);
	return <LoadedAppointments query={query} now={now} />;
}

interface LoadedAppointmentsProps {
	readonly query: AsyncQuery<Appointments>;
	readonly now: Date;
}

function LoadedAppointments({ query, now }: LoadedAppointmentsProps): ReactNode {
	const [change, setChange] = useState<VisitChange | undefined>(undefined);
	const groups = query.data && groupAppointments(query.data.data, now);
	const next = groups?.upcoming[0];
	// A time is held for some hours at most, so the entry is above the past visits.
	const waiting = <WaitingFor shownUnder={next?.ticketNumber} now={now} />;
	return (
		<Container width="ticket">
			<Head isEmpty={query.data?.data.length === 0}>
				{groups ? nextVisitWords(next?.date, dayOf(now)) : 'Your visits.'}
			</Head>
			<div className={s.body}>
				<ChangedNotice change={change} />
				<Visits query={query}>
					{({ data }) => {
						const { upcoming, past } = groupAppointments(data, now);
						return (
							<>
								<UpcomingVisits
									visits={upcoming}
									changeNext={(ticket) => (
										<div key={ticket.ticketNumber}>
											<ChangeVisit ticket={ticket} now={now} headingLevel="h3" onChanged={setChange} />
											<AskEarlier ticket={ticket} now={now} />
										</div>
									)}
								/>
								{waiting}
								<PastVisits visits={past} />
							</>
						);
					}}
				</Visits>
				{query.data?.data.length === 0 ? waiting : null}
				{query.data ? <ClaimVisits /> : null}
			</div>
		</Container>
	);
}

interface HeadProps {
	readonly isEmpty: boolean;
	/** The sentence how far away the next visit is. */
	readonly children: string;
}

function Greeting(): ReactNode {
	const name = firstName(useSessionUser()?.name ?? '');
	return (
		<>
			<span lang="sw">Karibu</span>
			{name ? `, ${name}` : ''}
		</>
	);
}

function Head({ isEmpty, children }: HeadProps): ReactNode {
	return (
		<div className={s.head}>
			<div className={s.between}>
				<h1 tabIndex={-1}>
					<Greeting />
				</h1>
				{isEmpty ? null : (
					<LinkButton component={Link} to={paths.schedule()}>
						Book another visit
					</LinkButton>
				)}
			</div>
			<Lead>{children}</Lead>
		</div>
	);
}

interface Appointments {
	readonly data: readonly Ticket[];
}

interface VisitsProps {
	readonly query: AsyncQuery<Appointments>;
	readonly children: (loaded: Appointments) => ReactNode;
}

/** The list in its states: loading, failed, empty, loaded. */
function Visits({ query, children }: VisitsProps): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading your appointments"
			skeleton={<VisitsSkeleton />}
			failed={{ title: 'We could not load your appointments', phone, busyLabel: 'Loading…' }}
			empty={{
				title: 'No appointments yet',
				text: 'When you book a visit, its ticket waits for you here.',
				action: (
					<LinkButton component={Link} variant="secondary" to={paths.schedule()}>
						Book a visit
					</LinkButton>
				),
			}}
		>
			{children}
		</AsyncBlock>
	);
}
