/**
 * `npm run dynamodb-local`: downloads DynamoDB Local (Java, Maven) and runs it until Ctrl-C, for platforms without a
 * program of the embedded engine. PORT (8000) and DATA_DIR (.local) may be set; the table is stored in the data folder.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { Skipped } from './conform/tool.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse, requireDataFolder, requireFreePort } from './lib/preflight.mjs';
import { root } from './lib/steps.mjs';

const { PORT = '8000', DATA_DIR = '.local' } = process.env;
const folder = path.resolve(root, DATA_DIR, 'dynamodb-local');
await ensureInstalled();
await requireFreePort(Number(PORT));
requireDataFolder(folder);
const { startDynamodbLocal } = await import('./conform/dynamodb-local.mjs');

try {
	const { server, answers } = await startDynamodbLocal(Number(PORT), ['-sharedDb', '-dbPath', folder]);
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill());
	server.on('exit', () => process.exit());
	console.log(`
  DynamoDB Local answers at ${await answers}. In another terminal:

  DYNAMODB_ENDPOINT=http://127.0.0.1:${PORT} npm start

  Ctrl-C stops it; the data stays in ${folder}.
`);
} catch (error) {
	if (error instanceof Skipped) refuse(error.message);
	throw error;
}
