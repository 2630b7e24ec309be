/** `npm run check`: types, lint, boundaries, citations, sizes, and the security packs over the infrastructure. */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { checkSteps } = await import('./lib/check-steps.mjs');
const { runSteps, whole } = await import('./lib/steps.mjs');
await runSteps([...checkSteps, whole('infrastructure rules', 'tsx', ['infra/bin/check.ts'])]);
