import { dayAndMonth, shortDate } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { BookAgain } from '../../lib/book-again.tsx';
import * as s from './see-appointments.module.css';
import { VisitRows } from './visit-rows.tsx';

/** Past and cancelled visits, latest first, with a kind sentence if the last one was missed. */
export function PastVisits({ visits }: { readonly visits: readonly Ticket[] }): ReactNode {
	if (visits.length === 0) return null;
	const last = visits.find(({ status }) => status === 'attended');
	const missed = visits.find(({ status }) => status === 'missed');
	const hasCancelled = visits.some(({ status }) => status === 'cancelled');
	return (
		<section className={s.part}>
			<h2 className={s.partTitle}>{hasCancelled ? 'Past and cancelled visits' : 'Past visits'}</h2>
			<VisitRows
				visits={visits}
				action={(visit) => <BookAgain ticket={visit} of={shortDate(visit.date)} isNext={visit === last} />}
			/>
			{missed ? (
				<div className={s.kindWord}>
					<Notice tone="warm">
						We missed you on {dayAndMonth(missed.date)}. That happens. You can book again whenever you are ready, and
						nobody will ask you to explain.
					</Notice>
				</div>
			) : null}
		</section>
	);
}
