import { fileURLToPath } from 'node:url';
import { centreApp } from '../lib/app.ts';

// The templates the local cloud reads, into `cdk.out` or the folder that is named. Neither the policy packs nor CDK's own template rules run here: they take longer
// than everything else together, and `bin/check.ts` and every deploy run them.
process.env.CDK_VALIDATION ??= 'false';
centreApp({ outdir: process.argv[2] ?? fileURLToPath(new URL('../cdk.out', import.meta.url)) }).app.synth();
