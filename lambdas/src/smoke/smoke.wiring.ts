import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { walkAsClient } from './client-walk.ts';
import { siteClient } from './site.gateway.ts';
import { type Report, step, stepOf } from './steps.ts';
import { testClientsOver } from './test-clients.wiring.ts';
import { walkAsVisitor } from './visitor-walk.ts';
import { walkWithoutTraces } from './walk-without-traces.ts';

/**
 * The entry point of `npm run smoke`: walks the site at SITE_ORIGIN. WALK is `read-only`, or `as-client`, which also
 * uses the site's table TABLE_NAME to remove its client.
 */
const [origin, isReadOnly] = [requireEnv('SITE_ORIGIN'), requireEnv('WALK') === 'read-only'];
const site = siteClient(origin);
const report: Report = (line) => console.log(line);

async function walkWithClient(): Promise<void> {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	const traces = testClientsOver({ db, tableName, openCipher: fieldCipher, now: clock });
	const removed = await step('what earlier walks left', report, traces.removeEarlier);
	if (removed > 0) report(`    Test clients of earlier walks, now removed: ${removed}.`);
	await walkAsClient({ site, report, traces }, await walkAsVisitor(site, report, clock()));
}

try {
	await (isReadOnly ? walkWithoutTraces(site, report, clock()) : walkWithClient());
	console.log(`${origin} does its job${isReadOnly ? ', as far as nothing is left behind' : ''}.`);
} catch (error) {
	console.error(`FAILED at "${stepOf(error)}": ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
