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
	/** No day is free, so this is the main action. */
	readonly isFirst: boolean;
}

/** Offers the waiting list beside the days of the schedule page, to clients who find no suitable time. */
export function AskForTime({ serviceId, forWhom, now, isFirst }: AskForTimeProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const isVisitor = useSessionUser() === undefined;
	// Requested only when it can be shown: the page does not wait for it.
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
		<section className={s.none} aria-label="No time that suits you?">
			<p className={s.question}>
				<span>{isFirst ? 'Every day is full this week and next.' : 'No time that suits you?'}</span>
				<Button
					ref={button}
					variant={isFirst ? 'primary' : 'quiet'}
					size="sm"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					Tell me when one opens
				</Button>
			</p>
			{isOpen ? (
				<div className={s.panel}>
					<NewWish about={{ serviceId, forWhom }} serviceId={serviceId} now={now} onAsked={close} onClose={close} />
				</div>
			) : null}
			{entries.map((entry) => (
				<WaitingCard key={entry.id} entry={entry} now={now} />
			))}
		</section>
	);
}
