import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { Job } from '../../../outbox/job.ts';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import { EXPECTED_STATUS } from '../../state/expected-status.ts';

/** Whether a later change of the appointment, which has a notice of its own, made this one untrue. */
export const isOvertaken = (
	kind: VisitNoticeKind,
	{ status, ver }: NotifiedAppointment,
	{ refVersion }: Pick<Job, 'refVersion'>,
): boolean => status !== EXPECTED_STATUS[kind] || ver !== refVersion;
