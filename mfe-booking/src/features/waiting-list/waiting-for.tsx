import type { ReactNode } from 'react';
import { useListMyWaitingQuery } from '../../api/waiting-list-api.ts';
import { WaitingCard } from './waiting-card.tsx';
import * as s from './waiting-list.module.css';

export interface WaitingForProps {
	/** The ticket that already shows its own entry. */
	readonly shownUnder: string | undefined;
	readonly now: Date;
}

/** On My appointments: the client's entries that no ticket shows. Renders nothing without entries. */
export function WaitingFor({ shownUnder, now }: WaitingForProps): ReactNode {
	const waiting = useListMyWaitingQuery().data?.data ?? [];
	const entries = waiting.filter(({ insteadOf }) => insteadOf === undefined || insteadOf.ticketNumber !== shownUnder);
	if (entries.length === 0) return null;
	return (
		<section className={s.waiting} aria-labelledby="waiting-for">
			<h2 id="waiting-for" className={s.heading}>
				What you wait for
			</h2>
			{entries.map((entry) => (
				<WaitingCard key={entry.id} entry={entry} now={now} />
			))}
		</section>
	);
}
