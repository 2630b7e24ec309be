import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOutput } from '@tulia/test-kit/child-output';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { freePort } from 'local-cloud/free-port';
import { endAll, leftOf, type RunningProcess, withDescendants } from '../support/processes/descendants.ts';

const folder = mkdtempSync(join(tmpdir(), 'tulia-processes-'));
/** Every process that the tests saw, to be killed when one of them fails. */
const seen: RunningProcess[] = [];
afterAll(() => {
	endAll(seen);
	rmSync(folder, { recursive: true, force: true });
});

function remembered(pid: number): readonly RunningProcess[] {
	const processes = withDescendants(pid);
	seen.push(...processes);
	return processes;
}

/** The environment of a terminal, without this runner's own variables. */
const { NODE_OPTIONS: _preload, JEST_WORKER_ID: _worker, ...env } = process.env;

/** Timeout for the end of a command, seconds (docs/decisions/119). */
const END_WITHIN = 240;

interface Command {
	readonly child: ChildProcess;
	readonly pid: number;
	readonly output: () => string;
}

function start(command: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Command {
	// In a process group of its own, as in a terminal.
	const child = spawn(command, args, { cwd: repositoryRoot(), env: { ...env, ...variables }, detached: true });
	const output = readOutput(child);
	if (child.pid === undefined) throw new Error(`${command} cannot be run.`);
	return { child, pid: child.pid, output: () => output().slice(-2000) };
}

async function until(isSo: () => boolean | Promise<boolean>, { child, output }: Command): Promise<void> {
	while (!(await isSo())) {
		if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended too soon:\n${output()}`);
		await sleep(100);
	}
}

/** Starts `npm start` on a data folder of its own, and waits until the site answers. */
async function startSite(): Promise<Command> {
	const port = await freePort();
	const command = start('npm', ['start'], {
		PORT: String(port),
		DATA_DIR: mkdtempSync(join(folder, 'data-')),
		SEED: 'empty',
	});
	const health = `http://localhost:${port}/__local/api/health`;
	const answers = () =>
		fetch(health).then(
			({ ok }) => ok,
			() => false,
		);
	await until(answers, command);
	return command;
}

const runJest = (fixture: string, variables?: Readonly<Record<string, string>>): Command =>
	start(
		process.execPath,
		['node_modules/.bin/jest', '--config', 'e2e/support/processes/jest.config.mjs', '--maxWorkers=2', fixture],
		variables,
	);

test.each([
	['Ctrl-C', (pid: number) => process.kill(-pid, 'SIGINT')],
	['SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM')],
	['SIGKILL to npm', (pid: number) => process.kill(pid, 'SIGKILL')],
])('%s ends the site with all its processes', async (_how, end) => {
	const { pid } = await startSite();
	const processes = remembered(pid);
	expect(processes.map(({ command }) => command).join('\n')).toMatch(/infra\/local\/main\.ts[\s\S]*dynoxide/);
	end(pid);
	expect(await leftOf(processes, END_WITHIN)).toEqual([]);
});

test('a killed test run leaves no cloud, browser or engine', async () => {
	const READY_FILE = join(folder, 'ready');
	const run = runJest('never-ends', { READY_FILE });
	await until(() => existsSync(READY_FILE), run);
	const processes = remembered(run.pid);
	const commands = processes.map(({ command }) => command).join('\n');
	for (const one of [/infra\/local\/main\.ts/, /dynoxide/, /chrom/]) expect(commands).toMatch(one);
	process.kill(run.pid, 'SIGKILL');
	expect(await leftOf(processes, END_WITHIN)).toEqual([]);
});

test('a test file whose set-up fails leaves no cloud and no browser', async () => {
	const run = runJest('fails-before');
	// The last lines may still be in the pipe when the process has ended.
	const closed = once(run.child, 'close');
	const processes = [...remembered(run.pid)];
	while (run.child.exitCode === null) {
		await sleep(100);
		processes.push(...remembered(run.pid));
	}
	await closed;
	expect(run.output()).toContain('This set-up fails on purpose.');
	expect(processes.map(({ command }) => command).join('\n')).toMatch(/infra\/local\/main\.ts/);
	expect(await leftOf(processes, END_WITHIN)).toEqual([]);
});
