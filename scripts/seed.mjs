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

const usage = 'Usage: npm run seed -- --stage <stage> [--check] [--port 8080] <centre.json>';

function refuse(message) {
	console.error(message);
	process.exit(1);
}

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
const { run, root } = await import('./lib/steps.mjs');
const { tableEnvironment } = await import('./lib/table-environment.mjs');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** The domain that the stage has verified for mail (infra/stages). */
async function mailDomainOf() {
	const args = ['--import', 'tsx', 'infra/seed/mail-domain.ts', stage];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(({ stderr }) =>
		refuse(stderr.trim()),
	);
	return stdout.trim();
}

const env = {
	// A path is meant from where the command was typed, which npm keeps.
	CENTRE_FILE: path.resolve(process.env.INIT_CWD ?? process.cwd(), files[0]),
	MAIL_DOMAIN: await mailDomainOf(),
	...(check ? { CHECK_ONLY: 'true' } : await tableEnvironment(stage, { port })),
};
process.exitCode = await run(
	path.join(root, 'node_modules/.bin/tsx'),
	[path.join(root, 'lambdas/src/seed/fill-centre.ts')],
	{ env },
);
