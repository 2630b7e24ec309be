import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploymentProblemsOf } from '../lib/deployment-problems.ts';
import { loadStage, refuseUndeployable } from '../lib/load-stage.ts';
import type { Stage } from '../lib/stage.ts';
import { leftToDo } from './left-to-do.ts';
import { type DeployOptions, parseOptions, usage } from './options.ts';
import { type Step, stepsOf } from './steps.ts';

const run = ({ command: [program, ...args], cwd, env }: Step): Promise<number> =>
	new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
		child.once('error', reject);
		child.once('close', (code) => resolve(code ?? 1));
	});

/** A dry run continues with an incomplete stage after a warning; a deployment refuses it. */
function refuseOrSay(stage: Stage, { mode }: DeployOptions): void {
	if (mode !== 'dry-run') refuseUndeployable(stage);
	const problems = deploymentProblemsOf(stage);
	if (problems.length === 0) return;
	console.log(`This stage would be refused as it stands:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

async function main(args: readonly string[]): Promise<void> {
	if (args.includes('--help') || args.includes('-h')) {
		console.log(usage);
		return;
	}
	const options = parseOptions(args);
	const stage = await loadStage(options.stage);
	refuseOrSay(stage, options);
	const scratch = mkdtempSync(path.join(tmpdir(), 'tulia-deploy-'));
	const outputs = path.join(scratch, 'outputs.json');
	const templates = options.out ?? path.join(scratch, 'templates');
	const steps = stepsOf(options, stage, { outputs, templates });
	for (const [index, step] of steps.entries()) {
		console.log(`\n── ${index + 1}/${steps.length} ${step.name}: ${step.purpose}`);
		const code = await run(step);
		if (code === 0) continue;
		throw new Error(
			`\nThe step "${step.name}" failed (code ${code}), and nothing after it was begun. Mend what it says and run the same command again: what is done already is passed over.`,
		);
	}
	if (!existsSync(outputs)) return;
	console.log(`\n── Left to do\n${leftToDo(stage, JSON.parse(readFileSync(outputs, 'utf8'))).join('\n')}`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
