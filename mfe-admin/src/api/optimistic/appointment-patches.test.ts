import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { daniel, halima, NOW, samuel } from '../../testing/sample-appointments.ts';
import { aDashboard } from '../../testing/sample-dashboard.ts';
import { patchedDashboard } from './appointment-patches.ts';

const inCrisis = { ...samuel, mayBeInCrisis: true };
const yesterday: AdminAppointment = { ...halima, status: 'confirmed' };
const tomorrow = { ...samuel, id: 'a8', scheduledFor: '2026-11-11T09:00:00.000Z', endsAt: '2026-11-11T10:00:00.000Z' };
const counts = { todayToSee: 7, todayInCrisis: 2, needsOutcomeCount: 5 };
const listed = aDashboard({ ...counts, today: [daniel, inCrisis], needsOutcome: [yesterday] });
/** A dashboard so full that the changed rows are only in other lists. */
const full = aDashboard(counts);

const becomes =
	(status: AdminAppointment['status']) =>
	(row: AdminAppointment): AdminAppointment => ({ ...row, status });

describe.each([
	['on the dashboard', listed],
	['on another list alone', full],
])('%s', (_where, board) => {
	test.each([
		['a visit of today', daniel, { ...counts, todayToSee: 6 }],
		['a visit of today with words of crisis', inCrisis, { ...counts, todayToSee: 6, todayInCrisis: 1 }],
		['a visit that is over', yesterday, { ...counts, needsOutcomeCount: 4 }],
		['a visit of another day', tomorrow, counts],
	])('the outcome of %s changes its counts, and undoing it restores them', (_what, seen, after) => {
		const noted = patchedDashboard(board, { seen, patch: becomes('attended'), now: NOW });
		expect(noted).toMatchObject(after);
		const patch = becomes('confirmed');
		expect(patchedDashboard(noted, { seen: { ...seen, status: 'attended' }, patch, now: NOW })).toEqual(board);
	});
});
