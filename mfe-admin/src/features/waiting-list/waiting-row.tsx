import { timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { answerOfferForClient as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { OfferAnswer, StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain, Link, paths } from '@tulia/platform';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import {
	useAnswerOfferForClientMutation,
	useRemoveFromWaitingListMutation,
} from '../../api/visits/waiting-list-api.ts';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import * as s from './waiting-list.module.css';
import { stateWords, toldWords, wishWords } from './waiting-words.ts';

const NO_ANSWER = 'Check your connection and press the button again.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	not_found: 'They wait no more. The list is read again.',
	offer_gone: 'This time is not kept any more. The list is read again.',
	client_overlap: 'The client has a visit at this time already.',
	unavailable: NO_ANSWER,
};

interface WaitingRowProps {
	readonly entry: StaffWaitingEntry;
	/** In line, from 1. */
	readonly place: number;
	readonly now: Date;
}

/** One who waits: whom to phone, what they wait for, what was kept for them, and what they said. */
export function WaitingRow({ entry, place, now }: WaitingRowProps): ReactNode {
	const [answer, { isLoading, error, originalArgs }] = useAnswerOfferForClientMutation();
	const { id, client, kept, askedAt, byStaff } = entry;
	const sending = isLoading ? originalArgs?.body.answer : undefined;
	async function send(given: OfferAnswer): Promise<void> {
		if (!kept) return;
		const { data } = await answer({ id, body: { kept: kept.id, answer: given } });
		if (data) toast.success(given === 'take' ? `Booked for ${client.name}.` : 'Noted. The next in line is asked.');
	}
	return (
		<li className={s.row} aria-label={client.name}>
			<div>
				<p>
					<b>{place}.</b> <Link to={paths.adminClient(client.id)}>{client.name || 'A client'}</Link>
				</p>
				{client.phone ? <PhoneLink phone={client.phone} /> : <span className={s.small}>No phone</span>}
			</div>
			<div>
				<p>{entry.service}</p>
				<p className={s.small}>{wishWords(entry, now)}</p>
				<p className={s.small}>
					Asked {compactMoment(askedAt, now)}
					{byStaff ? ', by staff' : ''}
				</p>
				<Offers entry={entry} now={now} />
			</div>
			<div className={s.actions}>
				{kept ? (
					<ButtonRow>
						<Button size="sm" busy={sending === 'take'} busyLabel="Booking…" onClick={() => void send('take')}>
							They take {timeOf(new Date(kept.startsAt))}
						</Button>
						<Button
							size="sm"
							variant="secondary"
							busy={sending === 'decline'}
							busyLabel="Noting…"
							onClick={() => void send('decline')}
						>
							They say no
						</Button>
					</ButtonRow>
				) : null}
				<TakeOff entry={entry} />
				{error ? (
					<Notice tone="bad" role="alert">
						<p>{explain(error, WORDS, NO_ANSWER)}</p>
					</Notice>
				) : null}
			</div>
		</li>
	);
}

const Offers = ({ entry: { offers }, now }: Pick<WaitingRowProps, 'entry' | 'now'>): ReactNode =>
	offers.length === 0 ? null : (
		<ul className={s.offers}>
			{offers.map((offer) => (
				<li key={`${offer.at} ${offer.startsAt}`} data-open={offer.state === 'open' ? '' : undefined}>
					{compactMoment(offer.startsAt, now)} with {offer.psychologist}: {stateWords(offer)}
					{offer.state === 'open' ? ` until ${timeOf(new Date(offer.until))}` : ''}, {toldWords(offer)}
				</li>
			))}
		</ul>
	);

function TakeOff({ entry: { id, client } }: Pick<WaitingRowProps, 'entry'>): ReactNode {
	const [remove, { isLoading }] = useRemoveFromWaitingListMutation();
	async function takeOff(): Promise<void> {
		const { error } = await remove({ id });
		if (error) toast.error('We could not take them off the list. Please try again.');
		else toast.success(`${client.name} waits no more.`);
	}
	return (
		<Button size="sm" variant="quiet" busy={isLoading} busyLabel="Taking off…" onClick={() => void takeOff()}>
			Take off the list
		</Button>
	);
}
