import { crisisSettings } from '../../../crisis/crisis-settings.repository.ts';
import { staffReach } from '../../../crisis/staff-reach.repository.ts';
import type { JobWork } from '../../job/job-result.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { alertOnDuty, gatherCrisis } from './alert-on-duty.usecase.ts';
import { crisisRounds } from './crisis-round.repository.ts';

/** Jobs that collect texts with words of crisis into rounds, and alert on-duty staff. */
export function crisisWork({
	db,
	tableName,
	openCipher,
	jobs,
	sendsSms,
	now,
}: NoticeParts & { readonly sendsSms: boolean }): Record<'crisis_alert' | 'crisis_round', JobWork> {
	const rounds = crisisRounds(db, tableName);
	const settings = crisisSettings(db, tableName);
	const staff = staffReach(db, tableName, openCipher);
	return {
		crisis_alert: gatherCrisis({ rounds, now }),
		crisis_round: alertOnDuty({ rounds, settings, staff, jobs, sendsSms, now }),
	};
}
