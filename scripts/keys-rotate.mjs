/**
 * `npm run keys:rotate -- --stage live`: rotates the key of encrypted fields while the site is in use, in several runs:
 * the first adds a key, the next ones re-encrypt the texts of the old one, `--at-most` at a time, and the last retires
 * the old one after it found no text of it. `--stage local [--port 8080]` does the same on a running local cloud.
 */
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage =
	'Usage: npm run keys:rotate -- --stage <local, or one of infra/stages> [--at-most 10000] [--leave-unopened] [--port 8080]';

function options() {
	try {
		const text = { type: 'string' };
		const known = { stage: text, 'at-most': { ...text, default: '10000' }, port: { ...text, default: '8080' } };
		return parseArgs({ options: { ...known, 'leave-unopened': { type: 'boolean', default: false } } }).values;
	} catch {
		return refuse(usage);
	}
}

const { stage, port, 'at-most': atMost, 'leave-unopened': leaveUnopened } = options();
if (!stage || !/^[1-9]\d{0,8}$/.test(atMost)) refuse(usage);

await ensureInstalled();
const { runOnTable } = await import('./lib/run-on-table.mjs');
process.exitCode = await runOnTable(
	'rotate-field-key',
	{ stage, port },
	{ AT_MOST: atMost, LEAVE_UNOPENED: String(leaveUnopened) },
);
