/**
 * `npm run supply-chain`: the bill of materials of what is deployed (CycloneDX), its licences, its known vulnerabilities, and secrets in
 * any commit. `-- --strict`, as the pipeline runs it, fails when a check cannot be carried out; `-- licences` runs one.
 */
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
await import('./supply-chain/main.mjs');
