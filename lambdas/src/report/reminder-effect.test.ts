import { aVisitFact } from '../../test-support/report/a-visit-fact.ts';
import { reminderEffect } from './reminder-effect.ts';

const noted = (state: 'sent' | 'delivered', version = 1) => ({ state, version });
const effectOf = (...changes: Parameters<typeof aVisitFact>[0][]) => {
	const { channels, outcomes } = reminderEffect(changes.map(aVisitFact));
	return {
		sent: Object.fromEntries(channels.map(({ channel, ...counts }) => [channel, Object.values(counts)])),
		came: Object.fromEntries(outcomes.map(({ channel, attended, missed }) => [channel, [attended, missed]])),
	};
};

describe('the effect of reminders', () => {
	test('attendance is counted separately for an SMS, a mail and no reminder', () => {
		expect(
			effectOf(
				{ reminder: 'by_sms', mail: { state: 'by_sms', version: 1 }, sms: noted('delivered') },
				{ reminder: 'sent', mail: noted('delivered'), status: 'missed' },
				{ status: 'missed' },
			),
		).toEqual({
			sent: { sms: [1, 1, 0], email: [1, 1, 0] },
			came: { sms: [1, 0], email: [0, 1], none: [0, 1] },
		});
	});

	test('a reminder that bounced counts as none', () => {
		expect(effectOf({ reminder: 'sent', mail: { state: 'bounced', version: 1 }, status: 'missed' })).toEqual({
			sent: { sms: [0, 0, 0], email: [1, 0, 1] },
			came: { sms: [0, 0], email: [0, 0], none: [0, 1] },
		});
	});

	test('a mail that failed and was replaced by an SMS counts as the SMS', () => {
		const mail = { state: 'suppressed', version: 1 } as const;
		expect(effectOf({ reminder: 'suppressed', mail, sms: noted('sent') })).toMatchObject({
			sent: { sms: [1, 0, 0], email: [0, 0, 0] },
			came: { sms: [1, 0] },
		});
	});

	test('a reminder of the time before a move does not count for the new time', () => {
		expect(effectOf({ reminder: 'covered_by_confirmation', mail: noted('delivered') }).came).toMatchObject({
			none: [1, 0],
		});
		expect(effectOf({ reminder: 'sent', mail: noted('delivered', 3), sms: noted('sent', 1) }).came).toMatchObject({
			email: [1, 0],
		});
	});

	test('the reminder of an erased client is counted by its own channel', () => {
		expect(effectOf({ userId: 'erased', reminder: 'by_sms' }, { userId: 'erased', reminder: 'sent' })).toEqual({
			sent: { sms: [1, 0, 0], email: [1, 0, 0] },
			came: { sms: [1, 0], email: [1, 0], none: [0, 0] },
		});
	});

	test('a walk-in is counted as one that could not be reminded', () => {
		expect(effectOf({ bookedBy: 'walk_in' }, { bookedBy: 'staff', notedAfterwards: true }).came).toMatchObject({
			none: [0, 0],
		});
	});
});
