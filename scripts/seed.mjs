/**
 * `npm run seed -- --stage live centre.json`: fills the empty table of a stage with a centre's own facts. The file is checked first (its
 * form is infra/seed/centre.schema.json, its beginning centre.example.json); a table that has a centre stays as it is.
 * `--check` reads the file and asks no AWS. `--stage local [--port 8080]` fills a local cloud that was started with SEED=none.
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

/** The domain that the stage has verified for mail (infra/stages). */
async function mailDomainOf() {
	const args = ['--import', 'tsx', 'infra/seed/mail-domain.ts', stage];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(({ stderr }) =>
		refuse(stderr.trim()),
	);
	return stdout.trim();
}

process.exitCode = await runOnTable('fill-centre', check ? {} : { stage, port }, {
	// A path is meant from where the command was typed, which npm keeps.
	CENTRE_FILE: path.resolve(process.env.INIT_CWD ?? process.cwd(), files[0]),
	MAIL_DOMAIN: await mailDomainOf(),
	...(check ? { CHECK_ONLY: 'true' } : {}),
});
