import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './repository-root.ts';

const MACHINE_TIME = 'Date\\.now\\(\\)|new Date\\(\\)';
/** Tests and their support code. */
const OF_TESTS = /^e2e\/|^packages\/test-kit\/|\/(?:testing|test-support)\/|\.test\.tsx?$/;
/** The module that may read the machine's clock, and the module that derives the seed of a sweep from the date. */
const MAY_READ = ['packages/test-kit/src/clock.ts', 'packages/test-kit/src/test-tier.ts'];

test('no test reads the date or time of the machine', () => {
	const command = ['grep', '--untracked', '--files-with-matches', '-E', MACHINE_TIME, '--', '*.ts', '*.tsx'];
	const found = execFileSync('git', command, { cwd: repositoryRoot(), encoding: 'utf8' }).trim().split('\n');
	expect(found.filter((file) => OF_TESTS.test(file))).toEqual(MAY_READ);
});
