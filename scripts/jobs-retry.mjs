/**
 * `npm run jobs:retry -- <job id> --stage live`: reopens a job that was given up after 72 hours, once its cause is
 * fixed, with the caller's AWS credentials. The id is in the log (`JOB_FINISHED`, state `dead`). `--stage local [--port
 * 8080]` does the same on a running local cloud.
 */
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage = 'Usage: npm run jobs:retry -- <job id> --stage <local, or one of infra/stages> [--port 8080]';

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
const { runOnTable } = await import('./lib/run-on-table.mjs');
process.exitCode = await runOnTable('retry-job', { stage, port }, { JOB_ID: ids[0] });
