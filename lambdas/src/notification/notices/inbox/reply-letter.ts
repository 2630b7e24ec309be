import { greetingTo, type Letter, type LetterFrame, linesOf, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay } from '../../channel/mail/visit-time.ts';
import type { StaffInbox } from './staff-inbox.ts';
import type { RepliedWords } from './visitor-words.ts';

/** The fixed part of a reply. The subject is the centre's own (promise N8), and does not reveal the topic. */
const FRAME: Record<
	StaffInbox,
	{ readonly subject: string; readonly opening: string; readonly link: string; readonly path: string }
> = {
	questions: {
		subject: 'The answer to your question',
		opening: 'you asked us:',
		link: 'See more answers in our help centre',
		path: '/help-center',
	},
	messages: {
		subject: 'Our reply to your message',
		opening: 'you wrote to us:',
		link: 'How to reach us',
		path: '/contact',
	},
};

/** The reply of staff, with the visitor's text quoted above it. Each line of the reply is a paragraph. */
export function replyLetter(inbox: StaffInbox, words: RepliedWords, { centre, siteOrigin }: LetterFrame): Letter {
	const { subject, opening, link, path } = FRAME[inbox];
	return {
		subject,
		greeting: greetingTo(words.name),
		opening: `On ${visitDay(words.createdAt)} ${opening}`,
		facts: [],
		quote: linesOf(words.text),
		paragraphs: linesOf(words.reply).filter((line) => line !== ''),
		link: { label: link, url: `${siteOrigin}${path}` },
		closing: 'If you want to write back, just reply to this email.',
		signature: signatureOf(centre),
	};
}
