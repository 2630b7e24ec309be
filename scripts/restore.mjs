/**
 * `npm run restore -- --stage live --at 2026-11-24T08:00:00Z`: prints the commands that restore the table to a moment
 * and switch the stage to the copy, in order; with `--drill` those that try it and delete the copy. It calls no
 * service. `--drill --run` performs the drill, and `--check` and `--replay` are two of its steps: these require the
 * caller's AWS credentials, and `--run` the AWS CLI.
 */
import './lib/require-node.mjs';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage = `Usage: npm run restore -- --stage <stage> --at <moment, 2026-11-24T08:00:00Z> [--drill [--run]]
       npm run restore -- --stage <stage> --check --table <copy>
       npm run restore -- --stage <stage> --at <moment> --replay --table <copy> [--lost-table <table>] [--port 8080]`;

function options() {
	try {
		const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }];
		const names = { stage: text, at: text, table: text, 'lost-table': text, port: { ...text, default: '8080' } };
		return parseArgs({ options: { ...names, drill: flag, run: flag, check: flag, replay: flag } }).values;
	} catch {
		return refuse(usage);
	}
}

const { stage, at, table, port, drill, run: isRun, check, replay, 'lost-table': lostTable } = options();
const isMoment = at !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at) && !Number.isNaN(Date.parse(at));
if (!stage || [drill, check, replay].filter(Boolean).length > 1 || (isRun && !drill)) refuse(usage);
if (!(check || isMoment) || ((check || replay) && !table)) refuse(usage);

await ensureInstalled();
const { root, run } = await import('./lib/steps.mjs');
const { runOnTable } = await import('./lib/run-on-table.mjs');

/** The output of the TypeScript command that reads stages and logs. */
async function ask(...args) {
	const command = ['--import', 'tsx', 'infra/restore/main.ts', ...args];
	const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: 1e8 }).catch(
		({ stderr }) => refuse(stderr.trim()),
	);
	return stdout.trim();
}

/** The log lines of a local cloud, in the format of functions in AWS. */
async function localLines(file) {
	const lines = await (await fetch(`http://localhost:${port}/__local/api/logs`)).json();
	const entries = lines.flatMap(({ at: moment, line }) => {
		try {
			return moment < at ? [] : [{ at: moment, fields: JSON.parse(line) }];
		} catch {
			return []; // Lambda's own lines are not JSON.
		}
	});
	await writeFile(file, JSON.stringify(entries));
}

async function replaySince() {
	const folder = await mkdtemp(path.join(tmpdir(), 'tulia-restore-'));
	const file = path.join(folder, 'lines.json');
	try {
		if (stage === 'local') await localLines(file);
		else console.log(await ask('lines', stage, new Date(at).toISOString(), file));
		const environment = { TABLE_NAME: table, LOG_LINES: file, ...(lostTable ? { LOST_TABLE: lostTable } : {}) };
		return await runOnTable('replay-since', { stage, port }, environment);
	} finally {
		await rm(folder, { recursive: true });
	}
}

if (check)
	process.exitCode = await runOnTable(
		'check-copy',
		{ stage, port },
		{ TABLE_NAME: table, EXPECTED_TABLE: await ask('expected', stage) },
	);
else if (replay) process.exitCode = await replaySince();
else if (isRun) process.exitCode = await run('sh', ['-c', await ask('script', stage, new Date(at).toISOString())]);
else console.log(await ask('plan', stage, new Date(at).toISOString(), drill ? 'drill' : 'restore'));
