import { LambdaClient } from '@aws-sdk/client-lambda';
import { tableEnvironmentOf } from '../deploy/table-environment.ts';
import { loadStage } from '../lib/load-stage.ts';

// Prints, as JSON, the environment for commands that work on the table of a stage, such as `npm run admin:grant`.
try {
	const stage = await loadStage(process.argv[2] ?? '');
	console.log(JSON.stringify(await tableEnvironmentOf(stage, new LambdaClient({ region: stage.region }))));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
