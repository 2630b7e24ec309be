import { centreApp } from '../lib/app.ts';
import { loadStage } from '../lib/load-stage.ts';

// The app of the CDK command line: `npx cdk … --app "npx tsx bin/app.ts live"`. There is no stage by default, and none in cdk.json: what
// belongs to no stage, such as `cdk bootstrap`, must not need one.
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the stage: npx tsx bin/app.ts <stage>.');
centreApp({ stage: await loadStage(name) }).synth();
