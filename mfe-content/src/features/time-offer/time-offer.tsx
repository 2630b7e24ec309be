import { dayOf, timeOf } from '@tulia/centre/clock';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { answerOffer as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { OfferAnswer, OfferedVisit } from '@tulia/contracts/waiting-list/schemas';
import { explain, Link, paths, refusalIn, useGetProfileQuery, useOpenedAt } from '@tulia/platform';
import { Button, Notice, PageHeading, Skeleton } from '@tulia/ui';
import { OfferTicket } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { useAnswerOfferMutation, useReadOfferQuery } from '../../api/offers-api.ts';
import { AnsweredOffer } from './answered-offer.tsx';
import { momentWords, offerFacts, untilWords } from './offer-words.ts';
import * as s from './time-offer.module.css';

const NO_ANSWER = 'We could not send that. Check your connection and try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	invalid_link: 'This link does not work. Please open it once more from the message.',
	turned_off: 'We take no bookings on the website just now. Please call us.',
	offer_gone: 'This time is not kept for you any more.',
	too_many_bookings: 'You hold as many visits to come as you may. Please cancel one of them, or call us.',
	client_overlap: 'You have a visit at this time already. Please call us, so that we can put it right.',
	too_late: 'Your visit is less than 24 hours away, so it can be moved no more here. Please call us.',
	too_many_requests: 'That was very often in a short time. Please wait a little and try again, or call us.',
	unavailable: NO_ANSWER,
};

/** A malformed token is refused by validation, before it is looked up. */
const INVALID: ReadonlySet<string | undefined> = new Set(['invalid_link', 'invalid_request']);

/** The page behind the link: the offered time, until when it is kept, and the buttons. */
export function TimeOffer({ token }: { readonly token: string }): ReactNode {
	const { data, error, refetch, isFetching } = useReadOfferQuery({ token });
	const phone = useGetProfileQuery().data?.phones.main;
	if (data) return <Offer token={token} offer={data} />;
	if (INVALID.has(refusalIn(error))) return <InvalidOfferLink />;
	if (!error)
		return (
			<>
				<PageHeading>A time has opened</PageHeading>
				<Skeleton shape="block" />
			</>
		);
	return (
		<>
			<PageHeading>A time has opened</PageHeading>
			<Notice tone="bad" role="alert" title="We could not load it">
				<p>The time is still kept for you. {phone ? `You can also call us: ${phone}.` : ''}</p>
			</Notice>
			<Button variant="secondary" busy={isFetching} busyLabel="Loading…" onClick={() => void refetch()}>
				Try again
			</Button>
		</>
	);
}

export function InvalidOfferLink(): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<>
			<PageHeading>A time has opened</PageHeading>
			<Notice tone="bad" title="This link does not work">
				<p>
					It has to be whole. Please open it once more from the message, or{' '}
					<Link to={paths.appointments()}>see what you wait for in your account</Link>.
					{phone ? ` You can also call us: ${phone}.` : ''}
				</p>
			</Notice>
		</>
	);
}

interface OfferProps {
	readonly token: string;
	readonly offer: OfferedVisit;
}

function Offer({ token, offer }: OfferProps): ReactNode {
	const [answer, { data: answered, isLoading, error, originalArgs }] = useAnswerOfferMutation();
	const send = (given: OfferAnswer) => void answer({ token, answer: given });
	const sending = isLoading ? originalArgs?.answer : undefined;
	if (offer.state !== 'open')
		return (
			<AnsweredOffer
				offer={offer}
				takesFocus={answered !== undefined}
				isStopping={sending === 'stop'}
				onStop={() => send('stop')}
			/>
		);
	return (
		<OpenOffer
			offer={offer}
			sending={sending}
			failure={error ? explain(error, WORDS, NO_ANSWER) : undefined}
			onAnswer={send}
		/>
	);
}

interface OpenOfferProps {
	readonly offer: OfferedVisit;
	readonly sending: OfferAnswer | undefined;
	readonly failure: string | undefined;
	readonly onAnswer: (answer: OfferAnswer) => void;
}

function OpenOffer({ offer, sending, failure, onAnswer }: OpenOfferProps): ReactNode {
	const [time, day] = untilWords(offer.until, useOpenedAt());
	const centre = useGetProfileQuery().data?.name ?? '';
	const start = new Date(offer.startsAt);
	const keep = offer.insteadOf === undefined ? 'Not this one' : `Keep ${momentWords(offer.insteadOf)}`;
	return (
		<>
			<div className={s.head}>
				<PageHeading>A time has opened</PageHeading>
				<p className={s.until}>
					Kept for you until <b>{time}</b> {day}.
				</p>
			</div>
			<section className={s.paper} aria-label="The time that opened">
				<OfferTicket centre={centre} date={dayOf(start)} time={timeOf(start)} details={offerFacts(offer)}>
					<div className={s.actions}>
						{failure === undefined ? null : (
							<Notice tone="bad" role="alert">
								<p>{failure}</p>
							</Notice>
						)}
						<Button block size="lg" busy={sending === 'take'} busyLabel="Booking…" onClick={() => onAnswer('take')}>
							Take this time
						</Button>
						<Button
							block
							variant="secondary"
							busy={sending === 'decline'}
							busyLabel="Sending…"
							onClick={() => onAnswer('decline')}
						>
							{keep}
						</Button>
						<p>If you do nothing, nothing changes.</p>
					</div>
				</OfferTicket>
			</section>
			<p className={s.stop}>
				<Button
					variant="quiet"
					size="sm"
					busy={sending === 'stop'}
					busyLabel="Stopping…"
					onClick={() => onAnswer('stop')}
				>
					Stop telling me about times
				</Button>
			</p>
		</>
	);
}
