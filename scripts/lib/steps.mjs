import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCodeOf, runToEnd, toldToEndBy } from './run-to-end.mjs';

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
	const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
		readFileSync(report, 'utf8'),
	);
	const failed = numFailedTests + numRuntimeErrorTestSuites;
	return {
		passed: numPassedTests,
		failed: failed === 0 && code !== 0 ? 1 : failed,
		failures: testResults.flatMap(failuresOf),
	};
}

/** How much of a failure is said again at the end, lines: a log of an hour is read from there. */
const SAID_AGAIN = 12;

/** Every test of a file that failed, with what it said first; a file that failed as a whole, with that. */
function failuresOf({ name, message, assertionResults }) {
	const file = path.relative(root, name);
	const failed = assertionResults.filter(({ status }) => status === 'failed');
	const said = (text) => stripVTControlCharacters(text).split('\n').slice(0, SAID_AGAIN).join('\n');
	if (failed.length > 0)
		return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${said(failureMessages[0] ?? '')}`);
	return assertionResults.length === 0 && message ? [`${file}\n${said(message)}`] : [];
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

/** Runs the steps one after another, all of them unless it is told to end, and ends with the line CI reads. */
export async function runSteps(steps) {
	let passed = 0;
	let failed = 0;
	const broken = [];
	const failures = [];
	for (const step of steps) {
		const started = Date.now();
		console.log(`\n── ${step.name}`);
		const result = await step.run();
		const signal = toldToEndBy();
		if (signal) {
			console.log(`\nStopped by ${signal} during "${step.name}": nothing after it was run.`);
			process.exit(exitCodeOf(signal));
		}
		passed += result.passed;
		failed += result.failed;
		if (result.failed > 0) broken.push(step.name);
		failures.push(...(result.failures ?? []));
		console.log(
			`── ${step.name}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s`,
		);
	}
	for (const failure of failures) console.log(`\n✕ ${failure}`);
	if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}
