import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import type { SmsFrame } from '../../channel/sms/sms-words.ts';
import { OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { isOvertaken } from './overtaken.ts';
import { smsAboutVisits } from './sms-about-visits.usecase.ts';
import { smsText } from './sms-text.ts';

/** An SMS to the client about a visit, with its current state. */
export const visitSms =
	(kind: VisitNoticeKind) =>
	(parts: NoticeParts): SmsNotice =>
	async (job) => {
		const appointment = await parts.appointments.find(job.ref);
		if (!appointment || isOvertaken(kind, appointment, job) || job.createdAt >= appointment.startAt) return OBSOLETE;
		const textIn = (frame: SmsFrame) => smsText(kind, { ...frame, appointment });
		return smsAboutVisits(parts, job, { visits: [appointment], textIn });
	};
