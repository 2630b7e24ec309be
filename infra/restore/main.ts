import { writeFile } from 'node:fs/promises';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { loadStage } from '../lib/load-stage.ts';
import { nameIn } from '../lib/names.ts';
import { cloudWatchLog } from '../trace/cloudwatch-log.ts';
import { expectedTable } from './expected-table.ts';
import { loggedEvents } from './logged-events.ts';
import { drillScript, formatPlan, restorePlan } from './restore-plan.ts';

/**
 * The part of `npm run restore` that knows stages and logs: `plan <stage> <moment> <drill|restore>` prints the
 * commands, `script <stage> <moment>` the drill as a shell script; `lines <stage> <moment> <file>` writes what the
 * functions logged since then; `expected <stage>` prints the settings of its table.
 */
const [part, stageName = '', ...rest] = process.argv.slice(2);

async function linesSince(since: Date, file: string): Promise<void> {
	const stage = await loadStage(stageName);
	const find = await cloudWatchLog({
		logs: new CloudWatchLogsClient({ region: stage.region }),
		lambda: new LambdaClient({ region: stage.region }),
		functionNames: ['notifier', 'mail-events', 'admin', 'booking'].map((name) => nameIn(stage, name)),
		since,
	});
	const lines = (await Promise.all(loggedEvents.map(find))).flat();
	await writeFile(file, JSON.stringify(lines), { mode: 0o600 });
	console.log(`${lines.length} lines of the log since ${since.toISOString()}.`);
}

async function main(): Promise<void> {
	const [moment = '', given = ''] = rest;
	if (part === 'expected') return console.log(JSON.stringify(expectedTable(await loadStage(stageName))));
	const at = new Date(moment);
	if (part === 'lines') return linesSince(at, given);
	if (part === 'script') return console.log(drillScript({ stage: await loadStage(stageName), at }));
	const steps = restorePlan({ stage: await loadStage(stageName), at, isDrill: given === 'drill' });
	return console.log(formatPlan(steps));
}

await main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
