import { fileURLToPath } from 'node:url';
import { centreApp } from '../lib/app.ts';
import { checkedStage } from '../lib/load-stage.ts';
import { LOCAL } from '../lib/names.ts';
import { stage } from '../stages/local.ts';

// The templates the local cloud reads: `synth.ts [<folder> [<fields of the stage that differ, as JSON>]]`. Neither the policy packs nor
// CDK's own template rules run here: they take longer than everything else together, and `bin/check.ts` and every deploy run them.
process.env.CDK_VALIDATION ??= 'false';
const [outdir = fileURLToPath(new URL('../cdk.out', import.meta.url)), changes = '{}'] = process.argv.slice(2);
centreApp({ stage: checkedStage({ ...stage, ...JSON.parse(changes) }, LOCAL), outdir }).synth();
