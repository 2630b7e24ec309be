import type { VisitNoticeKind } from '../outbox/notices.ts';
import type { MailState } from './mail-state.ts';
import type { SmsState } from './sms-state.ts';

export interface NoticeStateStore {
	/** Stores the state of a mail, unless a later one is stored. Does nothing when the appointment is gone. */
	record(appointmentId: string, kind: VisitNoticeKind, news: MailState): Promise<void>;
	recordSms(appointmentId: string, kind: VisitNoticeKind, news: SmsState): Promise<void>;
}
