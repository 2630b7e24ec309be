/**
 * `npm run supply-chain`: the bill of materials of the deployed code (CycloneDX), its licences, its known
 * vulnerabilities, and secrets in any commit. `-- --strict`, as in the pipeline, fails when a check cannot be run; `--
 * licences` runs one.
 */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
await import('./supply-chain/main.mjs');
