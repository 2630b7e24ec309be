import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { useSessionUser, useTurnedOff } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useListMyWaitingQuery } from '../../api/waiting-list-api.ts';
import { NewWish } from './new-wish.tsx';
import { WaitingCard } from './waiting-card.tsx';
import * as s from './waiting-list.module.css';

export interface AskForTimeProps {
	readonly serviceId?: string | undefined;
	readonly forWhom?: ForWhom | undefined;
	readonly now: Date;
}

/** On the schedule page, where no time suits: it stands beside the form, because one form cannot stand in another. */
export function AskForTime({ serviceId, forWhom, now }: AskForTimeProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const isVisitor = useSessionUser() === undefined;
	// Asked for once it can be shown: the page does not wait for it.
	const isEarly = serviceId === undefined || forWhom === undefined;
	const waiting = useListMyWaitingQuery(undefined, { skip: isVisitor || isEarly }).data?.data;
	const isTurnedOff = useTurnedOff('bookings') !== undefined;
	if (serviceId === undefined || forWhom === undefined || waiting === undefined || isTurnedOff) return null;
	const entries = waiting.filter((one) => one.serviceId === serviceId && one.insteadOf === undefined);
	const close = () => {
		button.current?.focus();
		setOpen(false);
	};
	return (
		<section className={s.none} aria-labelledby="no-time-suits">
			<h2 id="no-time-suits" className={s.heading}>
				No time that suits you?
			</h2>
			<p className={s.quiet}>
				A day is full, or the free times are late? We tell you when one opens, and keep it for you while you decide.
			</p>
			{entries.map((entry) => (
				<WaitingCard key={entry.id} entry={entry} now={now} />
			))}
			<Button ref={button} variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				Tell me if a time opens
			</Button>
			{isOpen ? (
				<div className={s.panel}>
					<NewWish about={{ serviceId, forWhom }} serviceId={serviceId} now={now} onAsked={close} onClose={close} />
				</div>
			) : null}
		</section>
	);
}
