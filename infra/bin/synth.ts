import { fileURLToPath } from 'node:url';
import { centreApp } from '../lib/app.ts';
import { checkedStage } from '../lib/load-stage.ts';
import { LOCAL } from '../lib/names.ts';
import { stage } from '../stages/local.ts';

// Writes the templates for the local cloud: `synth.ts [<folder> [<changed fields of the stage, as JSON>]]`. Policy
// packs and CDK's own template rules are skipped, because they take longer than everything else together;
// `bin/check.ts` and every deploy run them.
process.env.CDK_VALIDATION ??= 'false';
const [outdir = fileURLToPath(new URL('../cdk.out', import.meta.url)), changes = '{}'] = process.argv.slice(2);
centreApp({ stage: checkedStage({ ...stage, ...JSON.parse(changes) }, LOCAL), outdir }).synth();
