/** Writes the templates of a stage with every optional part: `tsx scripts/conform/synth-live.mjs <folder>`. */
import { centreApp } from '../../infra/lib/app.ts';
import { liveStage } from '../../infra/test/live-stage.ts';

// `npm run check` runs the policy packs.
process.env.CDK_VALIDATION ??= 'false';
const [, , outdir] = process.argv;
centreApp({ stage: liveStage, outdir }).synth();
