/**
 * `npm run admin:grant -- --email <address> --stage live`: makes an existing account an admin of a stage of
 * `infra/stages`, with the caller's AWS credentials (AWS_PROFILE, …). `--stage local [--port 8080]` does the same on a
 * running local cloud.
 */
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage = 'Usage: npm run admin:grant -- --email <address> --stage <local, or one of infra/stages> [--port 8080]';

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
const { runOnTable } = await import('./lib/run-on-table.mjs');
process.exitCode = await runOnTable('grant-admin', { stage, port }, { ADMIN_EMAIL: email });
