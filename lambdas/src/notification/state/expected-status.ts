import type { VisitNoticeKind } from '../../outbox/notices.ts';

/** The status that an appointment must have for the notice to be true. */
export const EXPECTED_STATUS: Record<VisitNoticeKind, string> = {
	confirmation: 'confirmed',
	reminder: 'confirmed',
	moved: 'confirmed',
	cancelled: 'cancelled',
};
