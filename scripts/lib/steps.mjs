import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { processorTimeOfEnded, processorTimeOfMachine } from './processor-time.mjs';
import { endSignal, exitCodeOf, runToEnd } from './run-to-end.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Runs a command in this terminal, in the repository unless `cwd` is set; resolves with its exit code. */
export const run = (command, args, options = {}) => runToEnd(command, args, { cwd: root, ...options });

/** A step that passes or fails as a whole: types, lint, boundaries. */
export const whole = (name, [command, ...args], env = {}) => ({
	name,
	async run(options) {
		const code = await run(command === 'node' ? process.execPath : bin(command), args, { ...options, env });
		return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	},
});

/** Whether any test of a jest project matches. */
export const hasTests = (project, selection) =>
	spawnSync(bin('jest'), [...selection, '--listTests', '--selectProjects', project], {
		cwd: root,
		encoding: 'utf8',
	}).stdout.trim() !== '';

/** The counts of a jest report; a run without a report counts as one failure. */
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
		durations: Object.fromEntries(testResults.map((result) => [path.relative(root, result.name), secondsOf(result)])),
	};
}

const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1000;

/** Maximum lines of a failure repeated at the end, where a long log is read first. */
const SAID_AGAIN = 12;

/** Each failed test of a file with its first message; for a file that failed as a whole, that message. */
function failuresOf({ name, message, assertionResults }) {
	const file = path.relative(root, name);
	const failed = assertionResults.filter(({ status }) => status === 'failed');
	const said = (text) => stripVTControlCharacters(text).split('\n').slice(0, SAID_AGAIN).join('\n');
	if (failed.length > 0)
		return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${said(failureMessages[0] ?? '')}`);
	return assertionResults.length === 0 && message ? [`${file}\n${said(message)}`] : [];
}

/** A jest project, with the counts of its tests. Its temporary folder is removed afterwards. */
export const tests = (name, args, env = {}) => ({
	name,
	async run() {
		const temporary = mkdtempSync(path.join(tmpdir(), 'tulia-test-'));
		const report = path.join(temporary, 'report.json');
		try {
			const code = await run(bin('jest'), [...args, '--json', `--outputFile=${report}`], {
				env: { TMPDIR: temporary, ...env },
			});
			return countsIn(report, code);
		} finally {
			rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
		}
	},
});

/** Steps of a lane that runs beside others; each prints its output at its end, so that lanes are not mixed. */
export const beside = (...lanes) => ({ lanes });

const seconds = (value) => (value === undefined ? '' : value.toFixed(0));

/** Runs one step and returns its counts and duration. Exits after a signal. */
async function runStep(step, options) {
	const started = performance.now();
	const before = processorTimeOfMachine();
	if (!options.isIdle) console.log(`\n── ${step.name}`);
	const result = await step.run(options);
	const signal = endSignal();
	if (signal) {
		console.log(`\nStopped by ${signal} during "${step.name}": nothing after it was run.`);
		process.exit(exitCodeOf(signal));
	}
	const took = (performance.now() - started) / 1000;
	console.log(`── ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(took)} s`);
	const ofEnded = processorTimeOfEnded();
	const processor = options.isBeside ? ofEnded : processorTimeOfMachine() - before;
	return { name: step.name, ...result, took, processor };
}

async function runLane(steps, options) {
	const done = [];
	for (const step of steps) done.push(await runStep(step, options));
	return done;
}

const runLanes = async (lanes) =>
	(await Promise.all(lanes.map((lane, at) => runLane(lane, { isBeside: true, isIdle: at > 0 })))).flat();

/**
 * The duration of each part, and the slowest files. For a part that runs alone, the processor time is the machine's. For
 * a part beside others, it is the time of its processes, without the children of a killed process.
 */
function sayTimes(done, durations) {
	console.log(`\n${'part'.padEnd(24)}${'tests'.padStart(8)}${'s'.padStart(8)}${'processor s'.padStart(14)}`);
	for (const { name, passed, failed, took, processor } of done)
		console.log(
			`${name.padEnd(24)}${String(passed + failed).padStart(8)}${seconds(took).padStart(8)}${seconds(processor).padStart(14)}`,
		);
	const dearest = Object.entries(durations).sort(([, one], [, other]) => other - one);
	if (dearest.length > 0) console.log('\nThe files that took longest, in seconds:');
	for (const [file, took] of dearest.slice(0, 10)) console.log(`${took.toFixed(1).padStart(8)}  ${file}`);
}

/**
 * Runs the steps in order, all of them unless a signal ends it, and prints the summary line that CI reads. `beside`
 * runs lanes of steps in parallel.
 *
 * @param onDurations is given the seconds of every file of tests.
 */
export async function runSteps(steps, onDurations = () => undefined) {
	const started = performance.now();
	const done = [];
	for (const step of steps) done.push(...(step.lanes ? await runLanes(step.lanes) : await runLane([step], {})));
	const durations = Object.assign({}, ...done.map((one) => one.durations ?? {}));
	onDurations(durations);
	for (const failure of done.flatMap(({ failures = [] }) => failures)) console.log(`\n✕ ${failure}`);
	const sum = (of) => done.reduce((total, one) => total + (one[of] ?? 0), 0);
	const [passed, failed, processor] = [sum('passed'), sum('failed'), sum('processor')];
	const took = (performance.now() - started) / 1000;
	sayTimes([...done, { name: 'all', passed, failed, took, processor }], durations);
	const broken = done.filter((one) => one.failed > 0).map(({ name }) => name);
	if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}
