/**
 * `npm run seed -- --stage live centre.json`: fills the empty table of a stage with a centre's own facts. The file is
 * validated first (schema: infra/seed/centre.schema.json, template: centre.example.json); a table with a centre stays
 * as it is. `--check` only validates the file. `--stage local [--port 8080]` fills a local cloud that was started with
 * SEED=none.
 */
import './lib/require-node.mjs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { refuse } from './lib/preflight.mjs';

const usage = 'Usage: npm run seed -- --stage <stage> [--check] [--port 8080] <centre.json>';

function options() {
	try {
		const text = { type: 'string' };
		const known = { stage: text, port: { ...text, default: '8080' }, check: { type: 'boolean', default: false } };
		const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
		return { ...values, files: positionals };
	} catch {
		return refuse(usage);
	}
}

const { stage, port, check, files } = options();
if (!stage || files.length !== 1) refuse(usage);

await ensureInstalled();
const { root } = await import('./lib/steps.mjs');
const { runOnTable } = await import('./lib/run-on-table.mjs');

/** The facts of the stage (infra/stages) that the file must match. */
async function factsOfStage() {
	const args = ['--import', 'tsx', 'infra/seed/stage-facts.ts', stage];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(({ stderr }) =>
		refuse(stderr.trim()),
	);
	return JSON.parse(stdout);
}

process.exitCode = await runOnTable('fill-centre', check ? {} : { stage, port }, {
	// A path is relative to the directory of the command, which npm passes on.
	CENTRE_FILE: path.resolve(process.env.INIT_CWD ?? process.cwd(), files[0]),
	...(await factsOfStage()),
	...(check ? { CHECK_ONLY: 'true' } : {}),
});
