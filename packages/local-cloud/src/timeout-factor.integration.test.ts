import { rmSync } from 'node:fs';
import path from 'node:path';
import { startLocalCloud } from './start-local-cloud.ts';
import { writeFixtureAssembly } from './testing/fixture-assembly.ts';
import { fixtureFolder } from './testing/fixture-cloud.ts';

/** From the template. */
const TIMEOUT_MS = 5000;

test.each([
	['without a timeout factor the remaining time of a function is that of its template', undefined, 1],
	['with a timeout factor of 10 the remaining time of a function is ten times that of its template', 10, 10],
])('%s', async (_what, timeoutFactor, times) => {
	const folder = fixtureFolder();
	const assemblyDir = writeFixtureAssembly(path.join(folder, 'assembly'));
	const cloud = await startLocalCloud({
		assemblyDir,
		dataDir: path.join(folder, 'data'),
		port: 0,
		quiet: true,
		timeoutFactor,
	});
	try {
		const { remainingMs } = await (await fetch(`${cloud.origin}/api/now`)).json();
		expect(remainingMs).toBeLessThanOrEqual(times * TIMEOUT_MS);
		expect(remainingMs).toBeGreaterThan((times - 1) * TIMEOUT_MS);
	} finally {
		await cloud.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
