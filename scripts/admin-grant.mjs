/**
 * `npm run admin:grant -- --email <address> --stage live`: makes an existing account an admin of the centre in the AWS account
 * and region that the environment names (AWS_PROFILE, AWS_REGION, …).
 * `--stage local [--port 8080]` does the same on a local cloud that is running on this machine.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const usage = 'Usage: npm run admin:grant -- --email <address> --stage <local | live> [--port 8080]';

/** The names the templates give (infra/lib/stacks/data-stack.ts). */
const CENTRE = { TABLE_NAME: 'centre', FIELD_KEY_ID: 'alias/tulia/fields' };

function refuse(message) {
	console.error(message);
	process.exit(1);
}

/** Where a running local cloud answers for AWS. */
async function localEnvironment(port) {
	const answer = await fetch(`http://localhost:${port}/__local/api/health`).catch(() => undefined);
	if (!answer?.ok) refuse(`No local cloud is running on port ${port}. Start it with npm start.`);
	const { awsEndpoint } = await answer.json();
	return {
		AWS_ENDPOINT_URL: awsEndpoint,
		AWS_REGION: 'af-south-1',
		AWS_ACCESS_KEY_ID: 'local',
		AWS_SECRET_ACCESS_KEY: 'local',
	};
}

const stages = {
	live: async () => ({}),
	local: async ({ port }) => localEnvironment(port),
};

function options() {
	try {
		const text = { type: 'string' };
		return parseArgs({ options: { email: text, stage: text, port: { ...text, default: '8080' } } }).values;
	} catch {
		return refuse(usage);
	}
}

const { email, stage, port } = options();
if (!email || !stage || !Object.hasOwn(stages, stage)) refuse(usage);

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const env = { ...CENTRE, ...(await stages[stage]({ port })), ADMIN_EMAIL: email };
process.exitCode = await run(
	path.join(root, 'node_modules/.bin/tsx'),
	[path.join(root, 'lambdas/src/seed/grant-admin.ts')],
	{ env },
);
