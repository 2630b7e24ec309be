/**
 * `npm run dev`: the local cloud, rebuilt at every change, until Ctrl-C. With a workspace (`npm run dev -w
 * mfe-booking`) that module and the shell are served from their sources, and the others from their last build.
 * `--against https://…` serves only the module, for the shell of a deployed stage. PORT, DATA_DIR and SEED are those of
 * `npm start`; DEV_PORT is the module's (9100).
 */
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
await ensureInstalled();
const { developAgainst, developLocally } = await import('./dev/sessions.mjs');
const [workspace] = positionals;
process.exit(await (values.against ? developAgainst(workspace, values.against) : developLocally(workspace)));
