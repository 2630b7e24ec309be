import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { refuse } from './preflight.mjs';
import { root } from './steps.mjs';

/** The stage of a local cloud. */
const LOCAL = 'local';

/** The AWS endpoint of a running local cloud, and the outputs of its templates. */
async function localEnvironment(port) {
	const answer = await fetch(`http://localhost:${port}/__local/api/health`).catch(() => undefined);
	if (!answer?.ok) refuse(`No local cloud is running on port ${port}. Start it with npm start.`);
	const { awsEndpoint, tableName } = await answer.json();
	return {
		TABLE_NAME: tableName,
		FIELD_KEY_ID: 'alias/tulia/fields',
		AWS_ENDPOINT_URL: awsEndpoint,
		AWS_REGION: 'af-south-1',
		AWS_ACCESS_KEY_ID: 'local',
		AWS_SECRET_ACCESS_KEY: 'local',
	};
}

async function deployedEnvironment(stage) {
	const args = ['--import', 'tsx', 'infra/bin/table-environment.ts', stage];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(({ stderr }) =>
		refuse(stderr.trim()),
	);
	return JSON.parse(stdout);
}

/**
 * The environment of a command that uses the table of a stage: of a local cloud on this machine, or of a stage of
 * `infra/stages` in AWS, with the caller's credentials.
 */
export const tableEnvironment = (stage, { port }) =>
	stage === LOCAL ? localEnvironment(port) : deployedEnvironment(stage);
