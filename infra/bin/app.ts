import { centreApp } from '../lib/app.ts';
import { loadStage } from '../lib/load-stage.ts';

// The CDK app: `npx cdk … --app "npx tsx bin/app.ts live"`. There is no default stage, also not in cdk.json, because
// commands of the account, such as `cdk bootstrap`, must not need one.
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the stage: npx tsx bin/app.ts <stage>.');
centreApp({ stage: await loadStage(name) }).synth();
