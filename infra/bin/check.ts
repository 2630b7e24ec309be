import { policyReport } from '../lib/acknowledgements/policy-report.ts';
import { loadStage, stageNames } from '../lib/load-stage.ts';

// Checks the named stages, or every stage that has a file: the same templates as are deployed.
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : stageNames()) {
	const { kept, stale } = policyReport(await loadStage(name));
	for (const { id, place } of stale)
		console.error(`${name}: no finding answers to ${id} at ${place} any more. Remove it from lib/acknowledgements.ts.`);
	if (stale.length > 0) process.exitCode = 1;
	else console.log(`${name}: the policy packs pass; ${kept.length} findings are kept, each with its reason.`);
}
