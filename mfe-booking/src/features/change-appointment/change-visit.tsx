import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useGetProfileQuery, useTurnedOff } from '@tulia/platform';
import { Button, ButtonRow, Icon, LinkButton } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { BookingsTurnedOff } from '../../lib/bookings-turned-off.tsx';
import { mayStillChange } from '../../lib/ticket/may-still-change.ts';
import { hasFollowing } from '../../lib/ticket/series-words.ts';
import { CancelFollowing } from './cancel-following-part.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { ChangePanel } from './change-panel.tsx';
import * as s from './change-visit.module.css';
import { MoveVisit, type MoveVisitProps } from './move-visit.tsx';
import type { VisitChange } from './visit-change.ts';

interface ChangeVisitProps {
	readonly ticket: Ticket;
	readonly now: Date;
	/** Level of the panel's heading, so that no level of the page is skipped. */
	readonly headingLevel: 'h2' | 'h3';
	readonly onChanged: (change: VisitChange) => void;
}

type Opened = 'move' | 'cancel' | 'following';

/** Moves or cancels a visit up to 24 hours before it; later, the client has to call (rule 4). */
export function ChangeVisit({ ticket, now, headingLevel, onChanged }: ChangeVisitProps): ReactNode {
	const [opened, setOpened] = useState<Opened | undefined>(undefined);
	const buttons = {
		move: useRef<HTMLButtonElement>(null),
		cancel: useRef<HTMLButtonElement>(null),
		following: useRef<HTMLButtonElement>(null),
	};
	const mayChange = mayStillChange(ticket, now);

	const close = () => {
		if (opened) buttons[opened].current?.focus();
		setOpened(undefined);
	};
	const done = (change: VisitChange) => {
		setOpened(undefined);
		onChanged(change);
	};
	const button = (which: Opened, words: string): ReactNode => (
		<Button
			ref={buttons[which]}
			variant="secondary"
			size="sm"
			aria-expanded={opened === which}
			onClick={() => setOpened(opened === which ? undefined : which)}
		>
			{words}
		</Button>
	);
	const panel = { ticket, headingLevel, onClose: close };
	return (
		<div className={s.change}>
			{mayChange ? null : <TooLate />}
			<ButtonRow>
				{mayChange ? button('move', 'Move this visit') : null}
				{mayChange ? button('cancel', 'Cancel this visit') : null}
				{hasFollowing(ticket) ? button('following', 'Cancel this and all that follow') : null}
			</ButtonRow>
			{opened === 'move' ? (
				<MoveOrWords {...panel} now={now} onMoved={(moved) => done({ kind: 'moved', ticket: moved })} />
			) : null}
			{opened === 'cancel' ? (
				<CancelVisit
					{...panel}
					onCancelled={(cancelled, isHeavy) => done({ kind: 'cancelled', ticket: cancelled, isHeavy })}
				/>
			) : null}
			{opened === 'following' ? (
				<CancelFollowing
					{...panel}
					onCancelled={(outcomes, isHeavy) => done({ kind: 'following', ticket, outcomes, isHeavy })}
				/>
			) : null}
		</div>
	);
}

/** The picker, or the centre's message while online booking is turned off. */
function MoveOrWords(props: MoveVisitProps): ReactNode {
	const turnedOff = useTurnedOff('bookings');
	if (turnedOff === undefined) return <MoveVisit {...props} />;
	return (
		<ChangePanel title="Move this visit" headingLevel={props.headingLevel}>
			<BookingsTurnedOff words={turnedOff} />
			<ButtonRow>
				<Button variant="secondary" size="sm" onClick={props.onClose}>
					Close
				</Button>
			</ButtonRow>
		</ChangePanel>
	);
}

function TooLate(): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<div className={s.change}>
			<p className={s.words}>Your visit is less than 24 hours away. To move or cancel it, please call us.</p>
			{phone ? (
				<LinkButton variant="secondary" size="sm" href={`tel:${phone.replaceAll(' ', '')}`}>
					<Icon name="phone" /> Call us: {phone}
				</LinkButton>
			) : null}
		</div>
	);
}
