import { policyReport } from '../lib/policy-report.ts';

const { kept, stale } = policyReport();
for (const { id, place } of stale)
	console.error(`No finding answers to ${id} at ${place} any more. Remove it from lib/acknowledgements.ts.`);
if (stale.length > 0) process.exitCode = 1;
else console.log(`The policy packs pass; ${kept.length} findings are kept, each with its reason.`);
