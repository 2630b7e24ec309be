import { Link, paths, useGetProfileQuery, usePage, useSessionUser } from '@tulia/platform';
import { AsyncBlock, Container, Lead, LinkButton, Skeleton, SkeletonRows, SkeletonStack } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListMyAppointmentsQuery } from '../api/appointments-api.ts';
import { groupAppointments } from '../features/see-appointments/group-appointments.ts';
import { nextVisitWords } from '../features/see-appointments/next-visit-words.ts';
import { PastVisits } from '../features/see-appointments/past-visits.tsx';
import { UpcomingVisits } from '../features/see-appointments/upcoming-visits.tsx';
import { dayOf } from '../lib/centre-time.ts';
import { firstName } from '../lib/first-name.ts';
import * as s from './booking-pages.module.css';

/** `/appointments`: the caller's own visits, the next one as its ticket. */
export function AppointmentsPage(): ReactNode {
	usePage({ title: 'My appointments' });
	const name = firstName(useSessionUser()?.name ?? '');
	const phone = useGetProfileQuery().data?.phones.main;
	const query = useListMyAppointmentsQuery();
	const [now] = useState(() => new Date());
	const next = query.data && groupAppointments(query.data.data, now).upcoming[0]?.date;
	const isEmpty = query.data?.data.length === 0;
	return (
		<Container width="ticket">
			<div className={s.head}>
				<div className={s.between}>
					<h1 tabIndex={-1}>
						<span lang="sw">Karibu</span>
						{name ? `, ${name}` : ''}
					</h1>
					{isEmpty ? null : (
						<LinkButton component={Link} to={paths.schedule()}>
							Book another visit
						</LinkButton>
					)}
				</div>
				<Lead>{query.data ? nextVisitWords(next, dayOf(now)) : 'Your visits.'}</Lead>
			</div>
			<div className={s.body}>
				<AsyncBlock
					query={query}
					headingLevel="h2"
					loading="Loading your appointments"
					skeleton={
						<SkeletonStack>
							<Skeleton shape="block" />
							<SkeletonRows count={3} />
						</SkeletonStack>
					}
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
					{({ data }) => {
						const { upcoming, past } = groupAppointments(data, now);
						return (
							<>
								<UpcomingVisits visits={upcoming} />
								<PastVisits visits={past} />
							</>
						);
					}}
				</AsyncBlock>
			</div>
		</Container>
	);
}
