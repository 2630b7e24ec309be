import { visitorWords } from '../../../inbox/visitor-words.repository.ts';
import type { JobResult } from '../../job/job-result.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { digestRepository } from './digest.repository.ts';
import type { DigestStore } from './digest-store.ts';
import { replyLetter } from './reply-letter.ts';
import { hourAt, INBOX, readDigestRef, type StaffInbox } from './staff-inbox.ts';
import { digestLetter, visitorLetter } from './staff-letter.ts';

/** The result of a job that was to be counted in the digest. */
const COUNTED: Record<Awaited<ReturnType<DigestStore['count']>>, JobResult> = {
	counted: { kind: 'finished', state: 'done', reason: 'InDigest' },
	closed: { kind: 'retry', reason: 'HourOver' },
	overtaken: { kind: 'wait', reason: 'Overtaken' },
};

/**
 * Mails staff what a visitor wrote, or counts it in the hour's digest after the hour's first mails. Each attempt
 * belongs to the hour in which it is made, so that mails held back by an outage do not arrive all at once.
 */
export const staffMail =
	(inbox: StaffInbox) =>
	({ db, tableName, openCipher, siteOrigin, now }: NoticeParts): MailNotice => {
		const words = visitorWords(db, tableName, openCipher);
		const digests = digestRepository(db, tableName);
		return async (job) => {
			const written = await words.find(inbox, job.ref);
			if (!written) return OBSOLETE;
			const at = now();
			const hour = hourAt(inbox, at);
			if (!(await digests.admit(hour, job.id, written.mayBeInCrisis)))
				return { ended: COUNTED[await digests.count(hour, job, at)] };
			return {
				letter: async (centre) => ({
					kind: 'draft',
					to: INBOX[inbox].address(centre),
					letter: visitorLetter(inbox, written, { centre, siteOrigin }),
				}),
			};
		};
	};

/** Mails staff how many more came in an hour. A retry has the same count, because the hour is closed first. */
export const staffDigestMail = ({ db, tableName, siteOrigin }: NoticeParts): MailNotice => {
	const digests = digestRepository(db, tableName);
	return async ({ ref }) => {
		const hour = readDigestRef(ref);
		if (!hour) return { ended: { kind: 'finished', state: 'dead', reason: 'UnknownHour' } };
		const count = await digests.close(hour);
		if (count === 0) return OBSOLETE;
		return {
			letter: async (centre) => ({
				kind: 'draft',
				to: INBOX[hour.inbox].address(centre),
				letter: digestLetter(hour, count, { centre, siteOrigin }),
			}),
		};
	};
};

/** Mails a visitor the reply of staff, unless the visitor's text was deleted meanwhile. */
export const replyMail =
	(inbox: StaffInbox) =>
	({ db, tableName, openCipher, siteOrigin }: NoticeParts): MailNotice => {
		const words = visitorWords(db, tableName, openCipher);
		return async ({ ref, refVersion }) => {
			const replied = await words.findReply(inbox, ref, refVersion);
			if (!replied) return OBSOLETE;
			return {
				letter: async (centre) => ({
					kind: 'draft',
					to: replied.email,
					letter: replyLetter(inbox, replied, { centre, siteOrigin }),
				}),
			};
		};
	};
