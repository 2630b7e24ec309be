import { phoneAttributes } from '../../src/client/reach.items.ts';
import { noticeChoices } from '../../src/my-day/notices/notice-choice.repository.ts';
import type { NoticeChoice } from '../../src/my-day/notices/notice-choice.ts';
import type { DayChange } from '../../src/outbox/day-change.ts';
import { type JobItem, newJob } from '../../src/outbox/job.items.ts';
import type { PhoneNumber } from '../../src/platform/phone-number.ts';
import { fields, type NotificationFixture } from './notification-fixture.ts';

interface OwnPhone {
	readonly number: PhoneNumber;
	readonly proof: 'code' | 'staff';
}

export interface PsychologistGiven extends Partial<Pick<NoticeChoice, 'channel' | 'names'>> {
	readonly phone?: OwnPhone;
}

/** An account linked to the entry `psy-1`, with its preferences. */
export const PSYCHOLOGIST = { userId: '01PSYCHOLOGIST', psychologistId: 'psy-1' } as const;

export async function addPsychologist(
	fixture: NotificationFixture,
	{ channel = 'email', names = false, phone }: PsychologistGiven = {},
	{ userId, psychologistId }: { readonly userId: string; readonly psychologistId: string } = PSYCHOLOGIST,
): Promise<void> {
	await fixture.addClient(userId);
	const profile = await fixture.read(`USER#${userId}`, 'PROFILE');
	const reach = phone && phoneAttributes({ ...phone, since: '2026-11-01T06:00:00.000Z' }, userId, fields);
	await fixture.put({ ...profile, name: 'Amina Hassan', ...reach });
	await fixture.put({
		...{ PK: `USER#${userId}`, SK: 'AUTH', entity: 'auth', status: 'active', ver: 1 },
		...{ role: 'staff', roles: ['psychologist'], psychologistId },
	});
	const version = ((await noticeChoices(fixture.db, fixture.tableName).find(psychologistId))?.version ?? 0) + 1;
	await noticeChoices(fixture.db, fixture.tableName).replace(psychologistId, { userId, channel, names, version });
}

/** Promises a change as the transactions of visits do, and delivers its job. */
export async function changeDay(
	fixture: NotificationFixture,
	{
		id = 'A1',
		version = 1,
		psychologistId = PSYCHOLOGIST.psychologistId,
		actor = '01DESK',
		...change
	}: Partial<DayChange> & { readonly id?: string; readonly version?: number },
): Promise<JobItem> {
	const job = newJob({
		...{ id: `day-change-${id}-${version}-0`, type: 'day_change', ref: id, refVersion: version },
		now: fixture.clock.now(),
		change: { psychologistId, actor, ...change },
	});
	await fixture.put(job);
	await fixture.streamJobs([job]);
	return job;
}
