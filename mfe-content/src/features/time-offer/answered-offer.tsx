import type { OfferedVisit } from '@tulia/contracts/waiting-list/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow, EmptyPanel, LinkButton, SuccessPanel, VisuallyHidden } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { momentWords } from './offer-words.ts';
import * as s from './time-offer.module.css';

interface AnsweredOfferProps {
	readonly offer: OfferedVisit;
	/** True when the result replaced the pressed button. */
	readonly takesFocus: boolean;
	readonly isStopping: boolean;
	readonly onStop: () => void;
}

/** The result of an offered time; every result says which visit the client has now. */
export function AnsweredOffer({ offer, takesFocus, isStopping, onStop }: AnsweredOfferProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
	}, [takesFocus]);
	return (
		<div ref={box} tabIndex={-1} className={s.answered}>
			<VisuallyHidden as="h1">A time has opened</VisuallyHidden>
			{offer.state === 'taken' ? (
				<TakenOffer offer={offer} />
			) : (
				<EmptyPanel
					title={titleOf(offer)}
					headingLevel="h2"
					action={
						<ButtonRow>
							<LinkButton component={Link} variant="secondary" to={paths.schedule()}>
								See free times
							</LinkButton>
							{offer.isWaiting ? (
								<Button variant="quiet" busy={isStopping} busyLabel="Stopping…" onClick={onStop}>
									Stop telling me
								</Button>
							) : null}
						</ButtonRow>
					}
				>
					<p>{reasonOf(offer)}</p>
				</EmptyPanel>
			)}
		</div>
	);
}

const TakenOffer = ({ offer }: Pick<AnsweredOfferProps, 'offer'>): ReactNode => {
	const { startsAt, psychologist, ticketNumber, insteadOf } = offer;
	return (
		<SuccessPanel
			title="It is yours"
			headingLevel="h2"
			action={
				<LinkButton component={Link} to={ticketNumber ? paths.appointment(ticketNumber) : paths.appointments()}>
					See your ticket
				</LinkButton>
			}
		>
			<p>
				{momentWords(startsAt)} with {psychologist}. {ticketWords(ticketNumber, insteadOf)}
			</p>
		</SuccessPanel>
	);
};

const ticketWords = (ticketNumber = '', insteadOf: string | undefined): string =>
	insteadOf === undefined
		? `Your ticket is ${ticketNumber}.`
		: `Same ticket, ${ticketNumber}. Someone else can have ${momentWords(insteadOf)} now.`;

function titleOf({ state, insteadOf }: OfferedVisit): string {
	if (state === 'stopped') return 'We tell you no more';
	if (state === 'gone') return 'This time has gone';
	return insteadOf === undefined ? 'Not this one' : `${momentWords(insteadOf)} it is`;
}

function reasonOf({ state, until, insteadOf, isWaiting }: OfferedVisit): string {
	const first = state === 'gone' ? `It was kept until ${momentWords(until)}.` : 'Nothing changed.';
	const visit = insteadOf === undefined ? '' : `Your visit is still ${momentWords(insteadOf)}.`;
	const next = isWaiting ? 'We keep looking, and tell you of the next one.' : 'You can ask again whenever you like.';
	return [first, visit, next].filter(Boolean).join(' ');
}
