/** Writes the templates of a stage that has everything a stage may have: `tsx scripts/conform/synth-live.mjs <folder>`. */
import { centreApp } from '../../infra/lib/app.ts';
import { liveStage } from '../../infra/test/live-stage.ts';

// The policy packs are `npm run check`'s.
process.env.CDK_VALIDATION ??= 'false';
const [, , outdir] = process.argv;
centreApp({ stage: liveStage, outdir }).synth();
