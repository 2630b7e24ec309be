import { priceWords } from '@tulia/centre/price-words';
import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import { clientMayCancelUntil } from '../../../appointment/cancellation-rule.ts';
import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { OrderKind } from '../../../appointment/series.ts';
import { greetingTo, type Letter, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';
import { type AppointmentLetterFacts, aboutConsent, BRING, whoCancelled } from '../visit/appointment-letter.ts';

/** `visits`: at least one, soonest first, all of one client. */
export interface SeriesLetterFacts extends Omit<AppointmentLetterFacts, 'appointment'> {
	readonly visits: readonly NotifiedAppointment[];
}

/** The letter about several visits, as discreet as that about one (rule 4): each date with its ticket. */
export function seriesLetter(kind: OrderKind, facts: SeriesLetterFacts): Letter {
	const { title, ...content } = CONTENT[kind](facts);
	return {
		subject: oneLine(`${title}: ${spanOf(facts.visits)}`),
		greeting: greetingTo(facts.name),
		signature: signatureOf(facts.centre),
		link: { label: 'See your appointments', url: `${facts.siteOrigin}/appointments` },
		...content,
	};
}

type Content = Pick<Letter, 'opening' | 'facts' | 'paragraphs' | 'closing'> & { readonly title: string };

const CONTENT: Record<OrderKind, (facts: SeriesLetterFacts) => Content> = {
	booked: (facts) => ({
		title: isOne(facts) ? 'Your appointment is confirmed' : 'Your appointments are confirmed',
		opening: isOne(facts)
			? 'Your appointment is confirmed. This email is your ticket.'
			: `Your ${facts.visits.length} appointments are confirmed. This email is your ticket for each of them.`,
		facts: [...facts.visits.map(dated), ...common(facts)],
		paragraphs: [BRING, REMINDERS, ...aboutConsent(facts)],
		closing: howToChange(facts),
	}),
	moved: (facts) => ({
		title: isOne(facts) ? 'Your appointment has a new time' : 'Your appointments have new times',
		opening: isOne(facts)
			? 'Your appointment has been moved. The old time is not valid any more.'
			: `${facts.visits.length} of your appointments have been moved. The old times no longer count.`,
		facts: [...facts.visits.map(dated), ...common(facts)],
		paragraphs: ['The numbers of your tickets are the same.', BRING, REMINDERS],
		closing: howToChange(facts),
	}),
	cancelled: (facts) => ({
		title: isOne(facts) ? 'Your appointment is cancelled' : 'Your appointments are cancelled',
		opening: whoEnded(facts),
		facts: facts.visits.map(dated),
		paragraphs: [
			'These visits will not take place, and their tickets no longer count. You can book another time whenever it suits you.',
		],
		link: { label: 'Book another time', url: `${facts.siteOrigin}/schedule-appointment` },
		closing: `If you have a question, call us on ${oneLine(facts.centre.phones.main)}.`,
	}),
};

const REMINDERS = 'We will send you a reminder before each of them.';

const isOne = ({ visits }: SeriesLetterFacts): boolean => visits.length === 1;

const dated = ({ startAt, ticketNumber }: NotifiedAppointment): Letter['facts'][number] => ({
	label: visitDay(startAt),
	value: `${visitTime(startAt)} EAT, ticket ${oneLine(ticketNumber)}`,
});

/** The facts that all visits of a series have in common, read from the first visit. */
function common({ visits: [first], centre }: SeriesLetterFacts): Letter['facts'] {
	if (!first) return [];
	return [
		{ label: 'Place', value: oneLine(first.location) },
		{ label: 'For', value: forWhomWords[first.forWhom] },
		{ label: 'Amount each', value: priceWords(first.price, first.currency) },
		...(centre.howToPay ? [{ label: 'How to pay', value: oneLine(centre.howToPay) }] : []),
	];
}

function whoEnded(facts: SeriesLetterFacts): string {
	const many = isOne(facts) ? 'your appointment' : `${facts.visits.length} of your appointments`;
	switch (whoCancelled(facts.visits[0] ?? {})) {
		case 'client':
			return `You cancelled ${many}.`;
		case 'client_through_staff':
			return `You asked us to cancel ${many}, and we have done so.`;
		default:
			return `We had to cancel ${many}. We are sorry.`;
	}
}

/** Clients move and cancel online until 24 hours before a visit; after that they call (rule 4). */
function howToChange({ visits, centre, now }: SeriesLetterFacts): string {
	const phone = oneLine(centre.phones.main);
	const mayChange = visits.some(({ startAt }) => now < clientMayCancelUntil(startAt));
	return mayChange
		? `You can change or cancel each of them there until 24 hours before it. After that, call us on ${phone}.`
		: `If you need to change or cancel one of them, call us on ${phone}.`;
}

function spanOf(visits: readonly NotifiedAppointment[]): string {
	const [first, last] = [visits[0], visits.at(-1)];
	if (!first || !last) return '';
	return first === last ? visitMoment(first.startAt) : `${visitDay(first.startAt)} to ${visitDay(last.startAt)}`;
}
