import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import { gsmText, SEGMENT, wordsWithin } from '../../channel/sms/gsm-text.ts';
import { endOf, type SmsFrame } from '../../channel/sms/sms-words.ts';
import { dayAndTime, type SmsLanguage } from '../../channel/sms/spoken-time.ts';

export interface SmsFacts extends SmsFrame {
	readonly appointment: Pick<
		NotifiedAppointment,
		'startAt' | 'movedFrom' | 'ticketNumber' | 'cancellation' | 'location'
	>;
}

/** The parts in reading order. `opening`, `ticket` and `questions` are mandatory, the others fit or are omitted. */
interface Pieces {
	readonly opening: string;
	/** Shortened to whole words. */
	readonly place?: string;
	readonly ticket: string;
	readonly advice?: string;
	readonly questions: string;
	/** Has priority over place and advice: it may be the first SMS to the number. */
	readonly stop: string;
}

/**
 * The text of an SMS about a visit. It is discreet, because others may read the screen of a phone (rule 4): no service,
 * no name, no word of health. One segment; advice is omitted first, then the place, then how to opt out.
 */
export function smsText(kind: VisitNoticeKind, facts: SmsFacts): string {
	return fitted(WORDS[facts.language][kind](facts));
}

function fitted({ opening, place = '', ticket, advice = '', questions, stop }: Pieces): string {
	const said = { opening, place: '', ticket, advice: '', questions, stop: '' };
	const textOf = (pieces: typeof said): string => Object.values(pieces).filter(Boolean).join(' ');
	const add = (more: Partial<typeof said>): void => {
		if (textOf({ ...said, ...more }).length <= SEGMENT) Object.assign(said, more);
	};
	add({ stop });
	add({ place: placeWithin(place, SEGMENT - textOf(said).length - 1) });
	add({ advice });
	return textOf(said);
}

/** As much of the location as fits, as a sentence; omitted when fewer than a dozen characters fit. */
function placeWithin(place: string, most: number): string {
	const words = wordsWithin(gsmText(place), Math.min(most - 1, 48));
	return words === '' || words.length < Math.min(12, place.length) ? '' : `${words}.`;
}

type Say = (facts: SmsFacts) => Pieces;
type Words = Readonly<Record<VisitNoticeKind, Say>>;

const ticketOf = ({ language, appointment }: SmsFacts): string =>
	`${language === 'sw' ? 'Tiketi' : 'Ticket'} ${gsmText(appointment.ticketNumber)}.`;

const COME = { en: 'Come 10 min early with your ID.', sw: 'Fika dakika 10 mapema na kitambulisho.' } as const;

const stillOn = (facts: SmsFacts, opening: string): Pieces => ({
	opening,
	place: facts.appointment.location,
	advice: COME[facts.language],
	ticket: ticketOf(facts),
	...endOf(facts),
});

/** A move to another psychologist may keep the time. The psychologist's name is only on the page after log-in. */
const isSameTime = ({ appointment: { movedFrom, startAt } }: SmsFacts): boolean => movedFrom === startAt;
const isOwnDoing = ({ appointment: { cancellation } }: SmsFacts): boolean => cancellation?.by === 'client';

const WORDS: Readonly<Record<SmsLanguage, Words>> = {
	en: {
		confirmation: (facts) => stillOn(facts, `Confirmed: ${when(facts)}.`),
		reminder: (facts) => stillOn(facts, `Reminder: ${when(facts)}.`),
		moved: (facts) =>
			stillOn(
				facts,
				isSameTime(facts)
					? `Changed: somebody else of our staff sees you, ${when(facts)} as before.`
					: `New time: ${when(facts)}. It replaces the old time.`,
			),
		cancelled: (facts) => ({
			...endOf(facts),
			opening: isOwnDoing(facts) ? `You cancelled ${when(facts)}.` : `We had to cancel ${when(facts)}. We are sorry.`,
			ticket: `Ticket ${gsmText(facts.appointment.ticketNumber)} is no longer valid.`,
		}),
	},
	sw: {
		confirmation: (facts) => stillOn(facts, `Imethibitishwa: ${when(facts)}.`),
		reminder: (facts) => stillOn(facts, `Kumbusho: ${when(facts)}.`),
		moved: (facts) =>
			stillOn(
				facts,
				isSameTime(facts)
					? `Mabadiliko: utaonana na mwenzetu mwingine, ${when(facts)} kama awali.`
					: `Muda mpya: ${when(facts)}. Muda wa awali hautumiki.`,
			),
		cancelled: (facts) => ({
			...endOf(facts),
			opening: isOwnDoing(facts) ? `Umefuta miadi ya ${when(facts)}.` : `Samahani, tumefuta miadi ya ${when(facts)}.`,
			ticket: `Tiketi ${gsmText(facts.appointment.ticketNumber)} haitumiki tena.`,
		}),
	},
};

const when = ({ appointment: { startAt }, language }: SmsFacts): string => dayAndTime(new Date(startAt), language);
