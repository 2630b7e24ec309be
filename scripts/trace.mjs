/**
 * `npm run trace -- <id>`: prints the log around a request, a job, a mail or an appointment, from the local cloud or,
 * with `--stage live`, from a stage in AWS (infra/trace).
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.exit(await run(path.join(root, 'node_modules/.bin/tsx'), ['infra/trace/main.ts', ...process.argv.slice(2)]));
