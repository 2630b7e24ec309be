import { greetingTo, type Letter, type LetterFrame, linesOf, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitTime } from '../../channel/mail/visit-time.ts';
import type { HandedAddress } from './handed-entry.ts';
import { boundsOf, INBOX, type InboxHour, type StaffInbox } from './staff-inbox.ts';
import type { VisitorWords } from './visitor-words.ts';

const GREETING = 'Hello,';
const NOUN = { questions: 'question', messages: 'message' } as const;
/** Instruction in a mail about words of crisis. */
const ANSWER_FIRST =
	'It has words that somebody in danger may write. Please answer it before anything else, by phone if there is a number, and tell a psychologist.';

/** What a visitor wrote, in the body only: the subject is the centre's own (promise N8). */
export function visitorLetter(inbox: StaffInbox, words: VisitorWords, { centre, siteOrigin }: LetterFrame): Letter {
	const { subject, crisisSubject, opening, link } = INBOX[inbox];
	const fields = { Name: words.name, Email: words.email, Phone: words.phone, Subject: words.subject };
	const sentAt = `${visitDay(words.createdAt)}, ${visitTime(words.createdAt)} EAT`;
	return {
		subject: words.mayBeInCrisis ? crisisSubject : subject,
		greeting: GREETING,
		opening: words.mayBeInCrisis ? `${opening} ${ANSWER_FIRST}` : opening,
		facts: [
			...Object.entries(fields).flatMap(([label, value]) => (value ? [{ label, value: oneLine(value) }] : [])),
			{ label: 'Sent', value: sentAt },
		],
		quote: linesOf(words.text),
		paragraphs: ['A reply to this email does not reach the person who wrote. Please use their email address above.'],
		link: { label: link.label, url: `${siteOrigin}${link.path}` },
		closing: 'It may be private. Please do not forward it.',
		signature: signatureOf(centre),
	};
}

/** The alert to on-duty staff: where to read the text with words of crisis, and none of the words. */
export const crisisLetter = ({ centre, siteOrigin }: LetterFrame): Letter => ({
	subject: 'Somebody may need you now: open the inbox',
	greeting: GREETING,
	opening: 'Somebody has written words that a person in danger may write. They stand first in the inbox.',
	facts: [],
	paragraphs: [
		'Please read them before anything else, phone if there is a number, and tell a psychologist. If you think that a life is in danger, call 999.',
		'Where the inbox has none, they are under Comments, under Testimonials, or in a visit: its note, or the reason of its cancellation. The list of appointments marks such a visit.',
	],
	link: { label: 'Open the inbox', url: `${siteOrigin}/admin/inbox` },
	closing: 'You get this because you are on duty for words of crisis. Who is on duty is said in the settings.',
	signature: signatureOf(centre),
});

export interface HandedFacts extends HandedAddress {
	/** Names of the recipient and of the colleague who handed the entry over; the latter may be unknown. */
	readonly name: string;
	readonly by: string | undefined;
	readonly mayBeInCrisis: boolean;
}

/** The mail about an entry that was handed over: by whom and where to read it, without any text of the visitor. */
export const handedLetter = (
	{ kind, id, name, by, mayBeInCrisis }: HandedFacts,
	{ centre, siteOrigin }: LetterFrame,
): Letter => ({
	subject: mayBeInCrisis
		? 'Somebody may need you now: a colleague handed it to you'
		: `A colleague handed you a ${NOUN[kind]} in the inbox`,
	greeting: greetingTo(name),
	opening: `${by === undefined ? 'A colleague' : oneLine(by)} handed you a ${NOUN[kind]} in the inbox. It is with you now, and all others of staff see that.`,
	facts: [],
	paragraphs: mayBeInCrisis
		? [`${ANSWER_FIRST} If you think that a life is in danger, call 999.`]
		: ['Please answer it, or hand it on there.'],
	link: { label: `Open the ${NOUN[kind]}`, url: `${siteOrigin}/admin/inbox?open=${kind}-${id}` },
	closing: 'If you cannot, hand it to somebody else there, so that nobody waits for you.',
	signature: signatureOf(centre),
});

/** How many more came in an hour, without their texts. */
export function digestLetter(at: InboxHour, count: number, { centre, siteOrigin }: LetterFrame): Letter {
	const { singular, plural, link } = INBOX[at.inbox];
	const counted = `${count} ${count === 1 ? singular : plural}`;
	const { from, to } = boundsOf(at);
	const [begin, end] = [from, to].map((instant) => visitTime(instant.toISOString()));
	return {
		subject: counted,
		greeting: GREETING,
		opening: `Besides those you had an email about, there ${count === 1 ? 'is' : 'are'} ${counted}.`,
		facts: [{ label: 'Sent', value: `${visitDay(from.toISOString())}, from ${begin} to ${end} EAT` }],
		paragraphs: ['When many come in one hour, we send you this one email for the rest of them.'],
		link: { label: link.label, url: `${siteOrigin}${link.path}` },
		closing: 'You can read them there.',
		signature: signatureOf(centre),
	};
}
