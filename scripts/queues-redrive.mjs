/**
 * `npm run queues:redrive -- --stage live`: redelivers the messages of the dead-letter queues, once the cause is fixed;
 * positions of streams are discarded, because the sweep finds their work. Requires the AWS CLI and credentials to read,
 * write and empty these queues and to call two functions. `--stage local [--port 8080]` does it on a running local
 * cloud.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage = 'Usage: npm run queues:redrive -- --stage <local, or one of infra/stages> [--port 8080]';

function options() {
	try {
		const text = { type: 'string' };
		return parseArgs({ options: { stage: text, port: { ...text, default: '8080' } } }).values;
	} catch {
		return refuse(usage);
	}
}

const { stage, port } = options();
if (!stage) refuse(usage);

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { tableEnvironment } = await import('./lib/table-environment.mjs');
const endpoint = stage === 'local' ? [(await tableEnvironment(stage, { port })).AWS_ENDPOINT_URL] : [];
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.exitCode = await run(path.join(root, 'node_modules/.bin/tsx'), ['infra/redrive/main.ts', stage, ...endpoint]);
