import type { Item } from '../platform/table/stored-item.ts';
import type { TimeOffer } from '../waiting-list/waiting-entry.ts';
import type { LogLine } from './known-since.ts';

/** The changes in a lost table since the copy, in the form of log lines, to fill gaps of the log. */
export const linesOfLostTable = (items: readonly Item[]): readonly LogLine[] =>
	items.flatMap((item) => LINES[item.entity]?.(item) ?? []);

const FINISHED: ReadonlySet<unknown> = new Set([
	...['done', 'obsolete', 'suppressed', 'held_back', 'by_sms', 'untold', 'dead'],
]);

const LINES: Readonly<Record<string, (item: Item) => readonly LogLine[]>> = {
	job({ id, type, ref, state, createdAt, attempts }) {
		const about = { jobId: id, type, ref };
		if (FINISHED.has(state)) return [{ at: createdAt, fields: { message: 'JOB_FINISHED', ...about, state } }];
		// The process that has claimed it may have handed it over.
		const message = state === 'sending' && attempts > 0 ? 'JOB_OUTCOME_UNKNOWN' : 'JOB_POSTPONED';
		return [{ at: createdAt, fields: { message, ...about } }];
	},
	appointment({ id, ver, reminder, createdAt }) {
		const message = REMINDERS[reminder?.state];
		if (message === undefined) return [];
		const fields = { message, appointmentId: id, version: ver, state: reminder.state };
		return [{ at: createdAt, fields }];
	},
	'waiting-entry'({ id: entryId, offers, ended }) {
		const made = (offers as readonly TimeOffer[]).map(({ id: offerId, at, psychologistId, startAt, endAt, until }) => ({
			at,
			fields: { message: 'TIME_OFFERED', entryId, offerId, psychologistId, startAt, endAt, offeredAt: at, until },
		}));
		const end = ended ? [{ at: ended.at, fields: { message: 'WAITING_ENDED', entryId, why: ended.why } }] : [];
		return [...made, ...end];
	},
	receipt: ({ number, issuedAt }) => [{ at: issuedAt, fields: { message: 'RECEIPT_NUMBERED', number } }],
};

const REMINDERS: Readonly<Record<string, string>> = {
	sent: 'REMINDER_SENT',
	by_sms: 'REMINDER_WITHOUT_MAIL',
	suppressed: 'REMINDER_SUPPRESSED',
	sending: 'REMINDER_OUTCOME_UNKNOWN',
};
