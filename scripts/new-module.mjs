/**
 * `npm run new:module -- groups /groups` makes a module: a workspace with a page and its test, an entry in the list of
 * modules, from which its stack, addresses and budgets are derived, its pipeline and its owners. CONTRIBUTING.md
 * describes the next steps.
 */
import './lib/require-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

await ensureInstalled();
const { refuse, trustInstalled } = await import('./lib/preflight.mjs');
const { root, run } = await import('./lib/steps.mjs');
const { refusalOf } = await import('./new-module/refusal.mjs');
const { writeModule } = await import('./new-module/write-module.mjs');
const { siteModules, remoteModules } = await import('../packages/contracts/src/site-modules.ts');
const { appAddresses, articlePage, standingPages } = await import('../packages/contracts/src/site-addresses.ts');
const { paths } = await import('../packages/platform/src/navigation/paths.ts');

const [name, address, ...rest] = process.argv.slice(2);
if (rest.length > 0) refuse(`A module has one name and one path: leave out "${rest.join(' ')}".`);
const refusal = refusalOf(name, address, {
	root,
	siteModules,
	remoteModules,
	appAddresses,
	articlePage,
	standingPages,
	paths,
});
if (refusal) refuse(refusal);

async function must(what, command, args) {
	if ((await run(command, args)) !== 0) refuse(`${what} failed; its output is above.`);
}

const written = writeModule(root, { name, address });
await must('npm install', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
await must('Completing package-lock.json', process.execPath, ['scripts/complete-lock.mjs']);
trustInstalled(root);
await must('Formatting', path.join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written]);

console.log(`
mfe-${name} is there, at ${address}, for clients who are logged in. Next:
  npm run check                           everything that can be said without running it
  npm start                               its page at http://localhost:8080${address}
  packages/contracts/src/site-modules.ts  who may go there, and what /login says
  README.md, CODEOWNERS                   its line in the map, its team
`);
