import { sampleProfile, samplePsychologist, sampleSchedule } from '../../../test-support/appointment/sample-centre.ts';
import type { AvailabilitySnapshot } from '../../availability/availability-snapshot.ts';
import { ok } from '../../platform/http/result.ts';
import { decideTime } from './booking-decision.ts';

const calendarOf = (id: string, title?: string) => ({
	psychologist: { ...samplePsychologist(id), ...(title ? { profile: { title, languages: [] } } : {}) },
	schedule: sampleSchedule,
	taken: new Map(),
});
const snapshot: AvailabilitySnapshot = {
	now: new Date('2026-11-20T06:00:00.000Z'),
	durationMinutes: 60,
	openingHours: sampleProfile.openingHours,
	calendar: [],
	calendars: [calendarOf('amina', 'Trauma psychologist'), calendarOf('wanjiku', 'Child and family psychologist')],
	leadHours: 4,
};
const at = { date: '2026-11-24', time: '9:00 AM' };

test.each([
	['my_child', ['wanjiku', 'amina']],
	['me', ['amina', 'wanjiku']],
	['us', ['amina', 'wanjiku']],
] as const)('the first available psychologists for %s are %j', (forWhom, psychologistIds) => {
	expect(decideTime(snapshot, { ...at, forWhom }, () => ok(undefined))).toMatchObject({ value: { psychologistIds } });
});
