import { fileURLToPath } from 'node:url';
import { centreApp } from '../lib/app.ts';

// The templates the local cloud reads. No policy packs here: they cost time and belong to the check.
centreApp(fileURLToPath(new URL('../cdk.out', import.meta.url))).app.synth();
