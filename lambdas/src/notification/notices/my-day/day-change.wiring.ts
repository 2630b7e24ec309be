import { noticeChoices } from '../../../my-day/notices/notice-choice.repository.ts';
import type { JobWork } from '../../job/job-result.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { gatherDayChange } from './gather-day-change.usecase.ts';
import { gatheredChanges } from './gathered-changes.repository.ts';

export const dayChangeWork = ({ db, tableName, now }: NoticeParts): JobWork =>
	gatherDayChange({ choices: noticeChoices(db, tableName), gathered: gatheredChanges(db, tableName), now });
