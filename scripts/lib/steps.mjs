import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from './run-to-end.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Runs a command in the terminal of this one, in the repository unless `cwd` says otherwise; resolves with its exit code. */
export const run = (command, args, { env = {}, cwd = root } = {}) => runToEnd(command, args, { env, cwd });

/** A step that passes or fails as a whole: types, lint, boundaries. */
export const whole = (name, command, args) => ({
	name,
	async run() {
		const code = await run(command === 'node' ? process.execPath : bin(command), args);
		return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	},
});

/** Milliseconds. Long, because a test that waits for what happens is no slower for it, and a busy machine is. */
const TEST_TIMEOUT = 30_000;

/** Whether any test of a jest project matches. */
export const hasTests = (project, pattern) =>
	spawnSync(bin('jest'), ['--listTests', '--selectProjects', project, ...pattern], {
		cwd: root,
		encoding: 'utf8',
	}).stdout.trim() !== '';

/** What a run of jest says in its report; one that ends without a report is one failure. */
function countsIn(report, code) {
	if (!existsSync(report)) return { passed: 0, failed: 1 };
	const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
	const failed = numFailedTests + numRuntimeErrorTestSuites;
	return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** A jest project: its own tests are counted. Whatever they leave in the folder for temporary files is removed with it. */
export const tests = (name, args, env = {}) => ({
	name,
	async run() {
		const temporary = mkdtempSync(path.join(tmpdir(), 'tulia-test-'));
		const report = path.join(temporary, 'report.json');
		try {
			const options = ['--json', `--outputFile=${report}`, `--testTimeout=${TEST_TIMEOUT}`];
			const code = await run(bin('jest'), [...options, ...args], { env: { TMPDIR: temporary, ...env } });
			return countsIn(report, code);
		} finally {
			rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
		}
	},
});

/** Runs the steps one after another, all of them, and ends with the line CI reads. */
export async function runSteps(steps) {
	let passed = 0;
	let failed = 0;
	const broken = [];
	for (const step of steps) {
		const started = Date.now();
		console.log(`\n── ${step.name}`);
		const result = await step.run();
		passed += result.passed;
		failed += result.failed;
		if (result.failed > 0) broken.push(step.name);
		console.log(
			`── ${step.name}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s`,
		);
	}
	if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}
