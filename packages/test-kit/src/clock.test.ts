import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './repository-root.ts';

const MACHINE_TIME = 'Date\\.now\\(\\)|new Date\\(\\)';
/** Tests and what supports them. */
const OF_TESTS = /^e2e\/|^packages\/test-kit\/|\/testing\/|\.test\.tsx?$/;
/** The one module that reads the clock of the machine, and what draws the seed of a sweep by the day. */
const MAY_READ = ['packages/test-kit/src/clock.ts', 'packages/test-kit/src/test-tier.ts'];

test('no test takes the day or the hour from the machine', () => {
	const command = ['grep', '--untracked', '--files-with-matches', '-E', MACHINE_TIME, '--', '*.ts', '*.tsx'];
	const found = execFileSync('git', command, { cwd: repositoryRoot(), encoding: 'utf8' }).trim().split('\n');
	expect(found.filter((file) => OF_TESTS.test(file))).toEqual(MAY_READ);
});
