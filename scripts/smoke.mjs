/**
 * `npm run smoke -- --url https://… --stage live`: walks through a booking on a deployed site, as a visitor and as a
 * test client that is excluded from all figures afterwards (lambdas/src/smoke). For the latter it uses the table of the
 * stage, with the caller's AWS credentials. `--read-only` changes nothing and needs neither. Ends with code 1 at the
 * first failed step. A local cloud on this machine is its own stage: `--url http://localhost:8080` is enough.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const usage = `Usage: npm run smoke -- --url https://… --stage <one of infra/stages>
       npm run smoke -- --url https://… --read-only
Walks the main job on a deployed site and ends with code 1 at the first step that failed, naming it.
A test client registers, books the last free time, cancels it, and erases the account; with the AWS credentials of whoever types it,
client and visit are then taken out of the figures of the stage. --read-only leaves nothing behind: the booking is a dry run.`;

/** A local cloud is found by its port. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

function options() {
	try {
		const text = { type: 'string' };
		const names = { url: text, stage: text, port: text, 'read-only': { type: 'boolean', default: false } };
		const { url, stage, port, 'read-only': readOnly } = parseArgs({ options: names }).values;
		const { protocol, hostname, origin, port: portOfUrl } = new URL(url);
		if (!/^https?:$/.test(protocol)) return undefined;
		const ownStage = LOCAL_HOSTS.includes(hostname) ? 'local' : undefined;
		const options = { origin, readOnly, stage: stage ?? ownStage, port: port ?? portOfUrl };
		return options.readOnly || options.stage ? options : undefined;
	} catch {
		return undefined; // an unknown option, or no address
	}
}

const given = options();
if (!given) {
	console.error(usage);
	process.exit(2);
}
await ensureInstalled();
const { run, root } = await import('./lib/steps.mjs');
const { tableEnvironment } = await import('./lib/table-environment.mjs');

const { origin, readOnly, stage, port } = given;
const table = readOnly ? {} : await tableEnvironment(stage, { port });
const env = {
	...table,
	...{ SITE_ORIGIN: origin, WALK: readOnly ? 'read-only' : 'as-client' },
	AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};
process.exit(await run(path.join(root, 'node_modules/.bin/tsx'), ['lambdas/src/smoke/smoke.wiring.ts'], { env }));
