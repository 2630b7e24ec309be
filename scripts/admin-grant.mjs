/**
 * `npm run admin:grant -- --email <address> --stage live`: makes an existing account an admin of the stage of `infra/stages`, with the
 * AWS credentials of whoever runs it (AWS_PROFILE, …).
 * `--stage local [--port 8080]` does the same on a local cloud that is running on this machine.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const usage = 'Usage: npm run admin:grant -- --email <address> --stage <local, or one of infra/stages> [--port 8080]';

function refuse(message) {
	console.error(message);
	process.exit(1);
}

function options() {
	try {
		const text = { type: 'string' };
		return parseArgs({ options: { email: text, stage: text, port: { ...text, default: '8080' } } }).values;
	} catch {
		return refuse(usage);
	}
}

const { email, stage, port } = options();
if (!email || !stage) refuse(usage);

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { tableEnvironment } = await import('./lib/table-environment.mjs');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.exitCode = await run(
	path.join(root, 'node_modules/.bin/tsx'),
	[path.join(root, 'lambdas/src/seed/grant-admin.ts')],
	{ env: { ...(await tableEnvironment(stage, { port })), ADMIN_EMAIL: email } },
);
