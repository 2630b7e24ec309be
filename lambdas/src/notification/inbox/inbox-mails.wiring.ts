import { visitorWords } from '../../inbox/visitor-words.repository.ts';
import type { Mailing, NotifierDeps } from '../mailing.wiring.ts';
import type { JobWork } from '../work/job-result.ts';
import { digestRepository } from './digest.repository.ts';
import { sendDigest } from './send-digest.usecase.ts';
import { sendReply } from './send-reply.usecase.ts';
import { sendStaffMail } from './send-staff-mail.usecase.ts';

type InboxJob =
	| 'staff_question_mail'
	| 'staff_message_mail'
	| 'staff_digest_mail'
	| 'question_answer_mail'
	| 'message_reply_mail';

/** Telling staff of what visitors wrote, and visitors what staff answered. */
export function inboxMailWork(
	{ db, tableName, openCipher, siteOrigin, now }: NotifierDeps,
	{ deliver }: Pick<Mailing, 'deliver'>,
): Record<InboxJob, JobWork> {
	const digests = digestRepository(db, tableName);
	const words = visitorWords(db, tableName, openCipher);
	const toStaff = sendStaffMail({ words, digests, deliver, siteOrigin, now });
	const toWriter = sendReply({ words, deliver, siteOrigin });
	return {
		staff_question_mail: toStaff('questions'),
		staff_message_mail: toStaff('messages'),
		staff_digest_mail: sendDigest({ digests, deliver, siteOrigin }),
		question_answer_mail: toWriter('questions'),
		message_reply_mail: toWriter('messages'),
	};
}
