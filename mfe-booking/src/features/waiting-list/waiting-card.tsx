import { timeOf } from '@tulia/centre/clock';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { answerMyOffer as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { KeptTime, WaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, Icon, Notice, toast } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useAnswerMyOfferMutation, useLeaveWaitingListMutation } from '../../api/waiting-list-api.ts';
import { ChangeWish } from './change-wish.tsx';
import * as s from './waiting-list.module.css';
import { momentWords, wishWords } from './wish-words.ts';

const NO_ANSWER = 'We could not send that just now. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	not_found: 'You wait for this no more.',
	turned_off: 'We take no bookings on the website just now. Please call us.',
	offer_gone: 'This time is not kept for you any more. We keep looking.',
	too_many_bookings: 'You hold as many visits to come as you may. Please cancel one of them first.',
	client_overlap: 'You have a visit at this time already.',
	too_late: 'Your visit is less than 24 hours away. Please call us.',
	too_many_requests: 'That was very often in a short time. Please wait a little and try again.',
	unavailable: NO_ANSWER,
};

interface WaitingCardProps {
	readonly entry: WaitingEntry;
	readonly now: Date;
}

/** One entry of the waiting list, with the time held for the client, and how to change or end it. */
export function WaitingCard({ entry, now }: WaitingCardProps): ReactNode {
	const [isChanging, setChanging] = useState(false);
	const change = useRef<HTMLButtonElement>(null);
	const isKept = entry.kept !== undefined && entry.kept.until > now.toISOString();
	const close = () => {
		change.current?.focus();
		setChanging(false);
	};
	return (
		<div className={s.card}>
			<p className={s.title}>
				<Icon name="bell" className={s.bell} />
				<b>{titleOf(entry)}</b>
			</p>
			<p className={s.quiet}>
				{entry.insteadOf === undefined ? `${entry.service}: ` : ''}
				{wishWords(entry)}
			</p>
			{entry.kept && isKept ? <KeptForYou entry={entry} kept={entry.kept} /> : null}
			<Stopping entry={entry}>
				{isKept ? null : (
					<Button
						ref={change}
						variant="secondary"
						size="sm"
						aria-expanded={isChanging}
						onClick={() => setChanging(!isChanging)}
					>
						Change
					</Button>
				)}
			</Stopping>
			{isChanging && !isKept ? <ChangeWish entry={entry} now={now} onClose={close} /> : null}
		</div>
	);
}

interface StoppingProps {
	readonly entry: WaitingEntry;
	readonly children: ReactNode;
}

/** Ends the entry with one tap. */
function Stopping({ entry: { id }, children }: StoppingProps): ReactNode {
	const [leave, { isLoading, isError }] = useLeaveWaitingListMutation();
	async function stop(): Promise<void> {
		const { error } = await leave({ id });
		if (!error) toast.success('We tell you no more.');
	}
	return (
		<>
			{isError ? (
				<Notice tone="bad" role="alert">
					<p>{NO_ANSWER}</p>
				</Notice>
			) : null}
			<div className={children === null ? s.stop : undefined}>
				<ButtonRow>
					{children}
					<Button variant="quiet" size="sm" busy={isLoading} busyLabel="Stopping…" onClick={() => void stop()}>
						Stop telling me
					</Button>
				</ButtonRow>
			</div>
		</>
	);
}

const titleOf = ({ insteadOf, kept }: WaitingEntry): string => {
	if (kept) return 'A time has opened';
	return insteadOf === undefined ? 'We will tell you if a time opens' : 'We will tell you if an earlier time opens';
};

interface KeptForYouProps {
	readonly entry: WaitingEntry;
	readonly kept: KeptTime;
}

function KeptForYou({ entry, kept }: KeptForYouProps): ReactNode {
	const [answer, { isLoading, error, originalArgs }] = useAnswerMyOfferMutation();
	const sending = isLoading ? originalArgs?.answer : undefined;
	async function send(given: 'take' | 'decline'): Promise<void> {
		const { data } = await answer({ id: entry.id, kept: kept.id, answer: given });
		if (data?.state === 'taken') toast.success(`It is yours: ${momentWords(kept.startsAt)}.`);
		else if (data) toast.success('Nothing changed. We keep looking.');
	}
	return (
		<div className={s.kept}>
			<p>
				<b>{momentWords(kept.startsAt)}</b> with {kept.psychologist}. Kept for you until {timeOf(new Date(kept.until))}.
			</p>
			{error ? (
				<Notice tone="bad" role="alert">
					<p>{explain(error, WORDS, NO_ANSWER)}</p>
				</Notice>
			) : null}
			<ButtonRow>
				<Button size="sm" busy={sending === 'take'} busyLabel="Booking…" onClick={() => void send('take')}>
					Take this time
				</Button>
				<Button
					size="sm"
					variant="secondary"
					busy={sending === 'decline'}
					busyLabel="Sending…"
					onClick={() => void send('decline')}
				>
					{entry.insteadOf ? `Keep ${momentWords(entry.insteadOf.startsAt)}` : 'Not this one'}
				</Button>
			</ButtonRow>
		</div>
	);
}
