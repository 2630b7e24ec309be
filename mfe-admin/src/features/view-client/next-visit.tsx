import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { bookSeries } from '@tulia/contracts/routes/series';
import { Link, paths } from '@tulia/platform';
import { ButtonRow, classNames, Icon, LinkButton } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { nextVisitOf } from './next-visit-of.ts';
import * as s from './view-client.module.css';

interface NextVisitProps {
	readonly file: ClientFile;
	readonly now: Date;
	readonly bookNext: ReactNode | undefined;
}

/** The next visit, and the link to book another. */
export function NextVisit({ file: { client, visits }, now, bookNext }: NextVisitProps): ReactNode {
	const may = useMayCall();
	const next = nextVisitOf(visits, now);
	const book = bookNext ?? (
		<ButtonRow>
			<LinkButton component={Link} to={paths.adminBookingFor(client.id)} size="sm">
				<Icon name="calendar" /> Book a visit
			</LinkButton>
			{may(bookSeries) ? (
				<LinkButton component={Link} to={paths.adminSeriesFor(client.id)} variant="secondary" size="sm">
					<Icon name="calendar" /> Book several visits
				</LinkButton>
			) : null}
		</ButtonRow>
	);
	if (!next)
		return (
			<section className={classNames(s.panel, s.next)} aria-labelledby="next-visit">
				<h2 id="next-visit">No visit is booked</h2>
				{book}
			</section>
		);
	const start = new Date(next.scheduledFor);
	return (
		<section className={classNames(s.panel, s.next)} aria-labelledby="next-visit">
			<div className={s.panelHead}>
				<h2 id="next-visit">Next visit</h2>
				<StatusPill status={next.status} />
			</div>
			<p className={s.when}>
				<time dateTime={next.scheduledFor}>
					{compactDate(start, now)} <b>{timeOf(start)}</b>
				</time>
			</p>
			<p>
				{[`${next.service} with ${next.psychologist}`, forWhomLine(next.forWhom)].filter(Boolean).join(', ')}. Ticket{' '}
				{next.ticketNumber}.
			</p>
			{book}
			<ButtonRow>
				<LinkButton component={Link} to={`${paths.adminAppointment(next.id)}#move`} variant="secondary" size="sm">
					<Icon name="clock" /> Move
				</LinkButton>
				<LinkButton component={Link} to={`${paths.adminAppointment(next.id)}#cancel`} variant="quiet" size="sm">
					Cancel this visit
				</LinkButton>
			</ButtonRow>
		</section>
	);
}
