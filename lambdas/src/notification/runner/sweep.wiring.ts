import { sweepPictures } from '../../cover/sweep-pictures.usecase.ts';
import { uploadedImages } from '../../cover/uploaded-image.repository.ts';
import { removeExpiredWaiting } from '../../inbox/remove-expired-waiting.repository.ts';
import { offerOpenedTimesOver } from '../../waiting-list/offer/offer-opened-times.wiring.ts';
import { jobRepository } from '../job/job.repository.ts';
import { reminderRepository } from '../state/reminder.repository.ts';
import type { NotifierDeps } from './mailing.wiring.ts';
import { type Sweep, type SweepDeps, sweep } from './sweep.usecase.ts';

export const sweepOver = (deps: NotifierDeps, working: Pick<SweepDeps, 'runJob' | 'sendReminder' | 'quota'>): Sweep => {
	const { db, tableName, covers, now } = deps;
	return sweep({
		jobs: jobRepository(db, tableName),
		reminders: reminderRepository(db, tableName),
		removeExpiredWaiting: removeExpiredWaiting(db, tableName),
		offerOpenedTimes: offerOpenedTimesOver(deps),
		sweepPictures: sweepPictures({ pictures: uploadedImages(db, tableName), covers }),
		...working,
		now,
	});
};
