/** `npm run check`: types, lint, boundaries, citations, sizes, and the security packs over the infrastructure. */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { build, checksAtOnce } = await import('./lib/check-steps.mjs');
const { runSteps } = await import('./lib/steps.mjs');
await runSteps([build, checksAtOnce]);
