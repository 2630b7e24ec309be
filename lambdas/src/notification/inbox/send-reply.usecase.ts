import type { ReplyMailKind } from '../../appointment/mail/mail-kind.ts';
import { type Deliver, orderOf } from '../delivery/delivery.ts';
import { replyLetter } from '../letters/reply-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
import type { StaffInbox } from './staff-inbox.ts';
import type { VisitorWordsStore } from './visitor-words.ts';

export interface SendReplyDeps {
	readonly words: Pick<VisitorWordsStore, 'findReply'>;
	readonly deliver: Deliver;
	readonly siteOrigin: string;
}

const KIND: Record<StaffInbox, ReplyMailKind> = { questions: 'question_answer', messages: 'message_reply' };

/**
 * Mails what a member of staff wrote back to a visitor. It is sent whatever becomes of the question or message afterwards: somebody
 * read the reply and pressed the button. Only when the visitor's words are gone is there nobody to send it to.
 */
export const sendReply =
	({ words, deliver, siteOrigin }: SendReplyDeps) =>
	(inbox: StaffInbox): JobWork =>
	async (job) => {
		const replied = await words.findReply(inbox, job.ref, job.refVersion);
		if (!replied) return { kind: 'finished', state: 'obsolete' };
		return resultOf(
			await deliver(
				orderOf(job, KIND[inbox], async (centre) => ({
					kind: 'draft',
					to: replied.email,
					letter: replyLetter(inbox, replied, { centre, siteOrigin }),
				})),
			),
		);
	};
