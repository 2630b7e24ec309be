import { priceWords } from '@tulia/centre/price-words';
import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import { clientMayCancelUntil } from '../../../appointment/cancellation-rule.ts';
import { isCancelledByStaff } from '../../../appointment/canceller.ts';
import type { NotifiedAppointment, ReminderState } from '../../../appointment/reminder.ts';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';

export interface AppointmentLetterFacts {
	readonly appointment: NotifiedAppointment;
	readonly centre: MailingCentre;
	/** The client's name as in the account. */
	readonly name: string;
	/** Whether a consent of the client is missing. */
	readonly lacksConsent: boolean;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: Date;
}

/**
 * The letter of one kind about one appointment. It is discreet: other readers of the mailbox learn that there is an
 * appointment, but not what for, nor why it was cancelled (Data Protection Act s.41; rule 4).
 */
export function appointmentLetter(kind: VisitNoticeKind, facts: AppointmentLetterFacts): Letter {
	const { title, ...content } = CONTENT[kind](facts);
	return {
		subject: oneLine(`${title}: ${visitMoment(facts.appointment.startAt)}`),
		greeting: greetingTo(facts.name),
		signature: signatureOf(facts.centre),
		...content,
	};
}

type Content = Pick<Letter, 'opening' | 'facts' | 'paragraphs' | 'link' | 'closing'> & { readonly title: string };

const CONTENT: Record<VisitNoticeKind, (facts: AppointmentLetterFacts) => Content> = {
	confirmation: (facts) => ({
		title: 'Your appointment is confirmed',
		opening: 'Your appointment is confirmed. This email is your ticket.',
		facts: visitFacts(facts),
		paragraphs: [BRING, ...aboutTheReminder(facts), ...aboutConsent(facts)],
		...howToChange(facts),
	}),
	reminder: (facts) => ({
		title: 'A reminder of your appointment',
		opening: 'This is a reminder of your appointment. We look forward to seeing you.',
		facts: visitFacts(facts),
		paragraphs: [BRING],
		...howToChange(facts),
	}),
	moved: (facts) => ({
		...whatMoved(facts.appointment),
		facts: visitFacts(facts),
		paragraphs: ['This email is your ticket now. The number is the same.', BRING, ...aboutTheReminder(facts)],
		...howToChange(facts),
	}),
	cancelled: ({ appointment, centre, siteOrigin }) => ({
		title: 'Your appointment is cancelled',
		...CANCELLED_BY[whoCancelled(appointment)](oneLine(centre.phones.main)),
		facts: [whenFacts(appointment), { label: 'Ticket', value: oneLine(appointment.ticketNumber) }].flat(),
		paragraphs: [
			'This visit will not take place, and its ticket is not valid any more. You can book another time whenever it suits you.',
		],
		link: { label: 'Book another time', url: `${siteOrigin}/schedule-appointment` },
	}),
};

export const BRING = 'Please arrive 10 minutes early. Bring a valid ID and your ticket.';

type WhoCancelled = 'client' | 'client_through_staff' | 'staff' | 'erasure';

export function whoCancelled({ cancellation }: Pick<NotifiedAppointment, 'cancellation'>): WhoCancelled {
	if (!cancellation) return 'staff';
	return cancellation.by === 'client' && isCancelledByStaff(cancellation) ? 'client_through_staff' : cancellation.by;
}

const CANCELLED_BY: Record<WhoCancelled, (phone: string) => Pick<Letter, 'opening' | 'closing'>> = {
	client: (phone) => ({
		opening: 'You cancelled your appointment.',
		closing: `If it was not you, or if you have a question, call us on ${phone}.`,
	}),
	client_through_staff: (phone) => ({
		opening: 'You asked us to cancel your appointment, and we have done so.',
		closing: `If it was not you, or if you have a question, call us on ${phone}.`,
	}),
	staff: (phone) => ({
		opening: 'We had to cancel your appointment. We are sorry.',
		closing: `If you would like us to find another time for you, call us on ${phone}.`,
	}),
	erasure: (phone) => ({
		opening: 'Your account was closed, and your appointment is cancelled.',
		closing: `If you have a question, call us on ${phone}.`,
	}),
};

const whenFacts = ({ startAt, endAt }: NotifiedAppointment): Letter['facts'] => [
	{ label: 'Date', value: visitDay(startAt) },
	{ label: 'Time', value: `${visitTime(startAt)} EAT, until ${visitTime(endAt)}` },
];

const visitFacts = ({ appointment, centre }: AppointmentLetterFacts): Letter['facts'] => [
	...whenFacts(appointment),
	{ label: 'Place', value: oneLine(appointment.location) },
	{ label: 'Ticket', value: oneLine(appointment.ticketNumber) },
	{ label: 'For', value: forWhomWords[appointment.forWhom] },
	{ label: 'Amount', value: priceWords(appointment.price, appointment.currency) },
	...(centre.howToPay ? [{ label: 'How to pay', value: oneLine(centre.howToPay) }] : []),
];

/** A move to another psychologist may keep the time. The psychologist's name is only on the page after log-in. */
function whatMoved({ movedFrom, startAt }: NotifiedAppointment): Pick<Content, 'title' | 'opening'> {
	if (movedFrom === startAt)
		return {
			title: 'Your appointment has changed',
			opening: 'Somebody else of our staff will see you. Time and place stay as they are.',
		};
	const old = movedFrom === undefined ? '' : `, ${visitMoment(movedFrom)},`;
	return {
		title: 'Your appointment has a new time',
		opening: `Your appointment has been moved. The old time${old} is not valid any more.`,
	};
}

/** Clients move and cancel online until 24 hours before a visit; after that they call (rule 4). */
function howToChange({
	appointment: { startAt, ticketNumber },
	centre,
	siteOrigin,
	now,
}: AppointmentLetterFacts): Pick<Letter, 'link' | 'closing'> {
	const until = clientMayCancelUntil(startAt);
	const phone = oneLine(centre.phones.main);
	return {
		link: { label: 'See your appointment', url: `${siteOrigin}/appointments/${encodeURIComponent(ticketNumber)}` },
		closing:
			now < until
				? `You can change or cancel it there until ${visitMoment(until.toISOString())}. After that, call us on ${phone}.`
				: `If you need to change or cancel it, call us on ${phone}.`,
	};
}

/** Announces a reminder only when it will be sent (promise N6). */
const REMINDER_LINE: Record<ReminderState, (appointment: NotifiedAppointment) => string | undefined> = {
	pending: ({ remindAt, startAt }) =>
		`We will send you a reminder ${isDayBefore(remindAt, startAt) ? '24 hours before, ' : ''}on ${visitDay(remindAt)} at ${visitTime(remindAt)} EAT.`,
	sending: () => undefined,
	sent: () => undefined,
	cancelled: () => undefined,
	suppressed: () => undefined,
	by_sms: () => undefined,
	covered_by_confirmation: ({ remindAt, startAt }) =>
		`Your appointment is ${isDayBefore(remindAt, startAt) ? 'less than 24 hours away' : 'soon'}, so we will not send another reminder.`,
};

/** False for a visit in the early morning: its reminder is sent more than 24 hours before. */
const isDayBefore = (remindAt: string, startAt: string): boolean =>
	Date.parse(startAt) - Date.parse(remindAt) <= 24 * 60 * 60_000;

function aboutTheReminder({ appointment }: AppointmentLetterFacts): readonly string[] {
	const line = REMINDER_LINE[appointment.reminder.state](appointment);
	return line === undefined ? [] : [line];
}

/** A booking is valid without consents, and staff ask at the visit (rule 5). The letter does not say for what. */
export const aboutConsent = ({ lacksConsent }: Pick<AppointmentLetterFacts, 'lacksConsent'>): readonly string[] =>
	lacksConsent
		? [
				'At your visit we will ask for your consent to how we use and keep your details. You can also give it in your account before.',
			]
		: [];
