/**
 * `npm run jobs:retry -- <job id> --stage live`: opens a job that was given up after 72 hours, once its cause is mended, with the AWS
 * credentials of whoever runs it. The id stands in the log (`JOB_FINISHED`, state `dead`). `--stage local [--port 8080]` does the same on a
 * local cloud that is running on this machine.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const usage = 'Usage: npm run jobs:retry -- <job id> --stage <local, or one of infra/stages> [--port 8080]';

function refuse(message) {
	console.error(message);
	process.exit(1);
}

function options() {
	try {
		const text = { type: 'string' };
		const known = { stage: text, port: { ...text, default: '8080' } };
		const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
		return { ...values, ids: positionals };
	} catch {
		return refuse(usage);
	}
}

const { stage, port, ids } = options();
if (!stage || ids.length !== 1) refuse(usage);

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { tableEnvironment } = await import('./lib/table-environment.mjs');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.exitCode = await run(
	path.join(root, 'node_modules/.bin/tsx'),
	[path.join(root, 'lambdas/src/seed/retry-job.ts')],
	{ env: { ...(await tableEnvironment(stage, { port })), JOB_ID: ids[0] } },
);
