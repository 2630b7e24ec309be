import { timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useRemoveFromWaitingListMutation } from '../../api/visits/waiting-list-api.ts';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import { AnswerForClient } from './answer-for-client.tsx';
import { ChangeWish } from './change-wish.tsx';
import * as s from './waiting-list.module.css';
import { notifiedWords, stateWords, wishWords } from './waiting-words.ts';

interface WaitingRowProps {
	readonly entry: StaffWaitingEntry;
	/** The position of the entry, 1-based. */
	readonly place: number;
	readonly now: Date;
}

/** One entry of the waiting list: the client to phone, the preferred times, the held time, and the answer. */
export function WaitingRow({ entry, place, now }: WaitingRowProps): ReactNode {
	const { client, kept } = entry;
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const formId = useId();
	// An entry with a held time waits for an answer, and cannot be changed.
	const isChanging = isOpen && !kept;
	function close(): void {
		setOpen(false);
		button.current?.focus();
	}
	return (
		<li className={s.row} aria-label={client.name}>
			<div>
				<p>
					<b>{place}.</b> <Link to={paths.adminClient(client.id)}>{client.name || 'A client'}</Link>
				</p>
				{client.phone ? <PhoneLink phone={client.phone} /> : <span className={s.small}>No phone</span>}
			</div>
			<Wish entry={entry} now={now} />
			<div className={s.actions}>
				<AnswerForClient entry={entry} kept={kept} />
				{kept ? null : (
					<Button
						ref={button}
						size="sm"
						variant="secondary"
						aria-expanded={isChanging}
						aria-controls={isChanging ? formId : undefined}
						onClick={() => setOpen(!isOpen)}
					>
						Change
					</Button>
				)}
				<TakeOff entry={entry} />
			</div>
			{isChanging ? (
				<div id={formId} className={s.change}>
					<ChangeWish entry={entry} now={now} onClose={close} />
				</div>
			) : null}
		</li>
	);
}

const Wish = ({ entry, now }: Pick<WaitingRowProps, 'entry' | 'now'>): ReactNode => (
	<div>
		<p>{entry.service}</p>
		<p className={s.small}>{wishWords(entry, now)}</p>
		<p className={s.small}>
			Asked {compactMoment(entry.askedAt, now)}
			{entry.byStaff ? ', by staff' : ''}
		</p>
		<Offers entry={entry} now={now} />
	</div>
);

const Offers = ({ entry: { offers }, now }: Pick<WaitingRowProps, 'entry' | 'now'>): ReactNode =>
	offers.length === 0 ? null : (
		<ul className={s.offers}>
			{offers.map((offer) => (
				<li key={`${offer.at} ${offer.startsAt}`} data-open={offer.state === 'open' ? '' : undefined}>
					{compactMoment(offer.startsAt, now)} with {offer.psychologist}: {stateWords(offer)}
					{offer.state === 'open' ? ` until ${timeOf(new Date(offer.until))}` : ''}, {notifiedWords(offer)}
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
