import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StartedCloud } from 'local-cloud/content';
import { centreContent } from './centre-content.ts';

const WHY = 'The pages were not rendered again: schedule-appointment.html';

// An old build, which the publisher of a complete cloud would refuse.
jest.mock('./release-modules.ts', () => ({
	releaseModules: async () => 'v1',
	renderPages: async () => Promise.reject(new Error(WHY)),
}));

let dataDir: string;
const lines: string[] = [];
beforeEach(() => {
	dataDir = mkdtempSync(path.join(tmpdir(), 'centre-content-'));
	writeFileSync(path.join(dataDir, 'seeded'), 'demo');
	lines.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const cloud = () =>
	({
		dataDir,
		clock: { now: () => new Date('2026-11-30T07:40:00.000Z') },
		log: (line: string) => void lines.push(line),
	}) as unknown as StartedCloud;

test('pages that cannot be rendered abort a start, and are reported in development', async () => {
	const start = centreContent('demo');
	await expect(start.fill(cloud())).rejects.toThrow(WHY);
	await start.forget(dataDir);
	writeFileSync(path.join(dataDir, 'seeded'), 'demo');
	const reported: unknown[] = [];
	const development = centreContent('demo', (error) => reported.push(error));
	await development.fill(cloud());
	await development.forget(dataDir);
	expect(reported).toEqual([new Error(WHY)]);
});

test('data of another version are reported at the start, and data of this version are not', async () => {
	const first = centreContent('demo', () => undefined);
	await first.fill(cloud());
	expect(lines).toEqual([expect.stringMatching(/are of an earlier version, and this is \w+/)]);
	await first.fill(cloud());
	expect(lines).toHaveLength(1);
	await first.forget(dataDir);
});
