import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveStage } from '../test/live-stage.ts';
import { drillScript } from './restore-plan.ts';

const at = new Date('2026-11-24T08:00:00.000Z');
const COPY = 'tulia-live-centre-20261124T080000Z-drill';

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs the drill with stubs of `aws` and `npm` that record their arguments, and fail if these contain `failing`. */
function drill(failing = 'nothing'): Promise<{ code: number; output: string; commands: readonly string[] }> {
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-drill-'));
	folders.push(folder);
	const log = path.join(folder, 'commands');
	for (const program of ['aws', 'npm']) {
		const file = path.join(folder, program);
		writeFileSync(
			file,
			`#!/bin/sh\necho "${program} $*" >> '${log}'\ncase "$*" in *${failing}*) exit 1;; *get-function-configuration*) echo centre-as-it-is;; esac\n`,
		);
		chmodSync(file, 0o755);
	}
	const env = { PATH: `${folder}:${process.env.PATH ?? ''}` };
	return new Promise((resolve) => {
		execFile('sh', ['-c', drillScript({ stage: liveStage, at })], { env }, (error, stdout, stderr) =>
			resolve({
				code: typeof error?.code === 'number' ? error.code : 0,
				output: stdout + stderr,
				commands: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [],
			}),
		);
	});
}

const verbs = (commands: readonly string[]) => commands.map((line) => line.split(' ').slice(0, 3).join(' '));

test('the drill makes a copy, checks and replays it, deletes it, and reports the duration of each step', async () => {
	const { code, output, commands } = await drill();
	expect(output).toContain('The drill is done, and its copy is gone.');
	expect(code).toBe(0);
	expect(verbs(commands)).toEqual([
		'aws lambda get-function-configuration',
		'aws dynamodb restore-table-to-point-in-time',
		'aws dynamodb wait',
		'aws dynamodb update-table',
		'aws dynamodb wait',
		'aws dynamodb update-table',
		'aws dynamodb update-time-to-live',
		'aws dynamodb update-continuous-backups',
		'npm run restore',
		'npm run restore',
		'aws dynamodb update-table',
		'aws dynamodb delete-table',
	]);
	expect(commands[1]).toContain(`--source-table-name centre-as-it-is --target-table-name ${COPY} `);
	for (const line of commands.slice(2)) expect(line).toContain(COPY);
	expect(output.match(/^── \d\/6 /gm)).toHaveLength(6);
	expect(output.match(/^ {3}\d+ s$/gm)).toHaveLength(6);
});

test("a copy that differs from the stage's settings ends the drill with the step, and with how to delete the copy", async () => {
	const { code, output, commands } = await drill('--check');
	expect(code).toBe(1);
	expect(output).toContain('The drill failed at step 4 of 6.');
	expect(output).toContain(`COPY=${COPY}\n`);
	expect(output).toMatch(/^aws dynamodb delete-table --region af-south-1 --table-name "\$COPY"$/m);
	expect(verbs(commands)).not.toContain('aws dynamodb delete-table');
	expect(commands.some((line) => line.includes('--replay'))).toBe(false);
});

test('a stage whose table cannot be determined ends the drill before anything is made', async () => {
	const { code, output, commands } = await drill('get-function-configuration');
	expect(code).toBe(1);
	expect(output).toContain('The drill failed at step 1 of 6.');
	expect(output).not.toContain('COPY=');
	expect(commands).toHaveLength(1);
});
