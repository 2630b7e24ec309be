import path from 'node:path';
import { root, run } from './steps.mjs';
import { tableEnvironment } from './table-environment.mjs';

/**
 * Runs a command of `lambdas/operations` on the table of a stage, with its further environment variables. Without a stage
 * it runs on no table. Resolves with its exit code.
 */
export async function runOnTable(command, { stage, port }, environment) {
	const table = stage === undefined ? {} : await tableEnvironment(stage, { port });
	const env = { ...table, ...environment, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
	return run(path.join(root, 'node_modules/.bin/tsx'), [path.join(root, `lambdas/operations/${command}.ts`)], { env });
}
