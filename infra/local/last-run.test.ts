import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetRun, lastRun, NOTED_EVERY, noteRun } from './last-run.ts';
import { startAtWork } from './working-clock.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'last-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A clock stopped at a real time until it is moved. */
function clockAt(real: string) {
	let now = new Date(real);
	return {
		now: () => now,
		offset: () => now.getTime() - Date.parse(real),
		moveTo: (instant: Date) => {
			now = instant;
		},
		reset: () => {
			now = new Date(real);
		},
		onMove: () => undefined,
	};
}

/** A Sunday: the centre is closed, and the clock of the demo starts at 10:40 AM (Nairobi) of Monday. */
const SUNDAY = '2026-11-29T09:00:00.000Z';
const MONDAY_1040 = '2026-11-30T07:40:00.000Z';

test('a data folder states the version and clock of its last run, and states nothing when it was emptied or its note is truncated', () => {
	expect(lastRun(folder)).toBeUndefined();
	clearInterval(noteRun(folder, 'abc1234', () => new Date(MONDAY_1040)));
	expect(lastRun(folder)).toEqual({ version: 'abc1234', until: MONDAY_1040 });
	forgetRun(folder);
	expect(lastRun(folder)).toBeUndefined();
	writeFileSync(path.join(folder, 'last-run.json'), '{"version":"a');
	expect(lastRun(folder)).toBeUndefined();
});

test.each([
	['nothing ran before', undefined, MONDAY_1040],
	['the last run ended before', '2026-11-28T12:00:00.000Z', MONDAY_1040],
	[
		'the last run ended at 10:47',
		'2026-11-30T07:47:00.000Z',
		new Date(Date.parse('2026-11-30T07:47:00.000Z') + NOTED_EVERY),
	],
	['the last run ended on Monday evening', '2026-11-30T17:00:00.000Z', '2026-12-01T07:40:00.000Z'],
])('the clock of the demo starts during opening hours and never goes back: %s', async (_when, until, starts) => {
	const clock = clockAt(SUNDAY);
	await startAtWork(clock, until);
	expect(clock.now()).toEqual(new Date(starts));
});
