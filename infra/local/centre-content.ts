import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent, writeFileAtomically } from 'local-cloud/atomic-file';
import type { CloudContent, StartedCloud } from 'local-cloud/content';
import { releaseModules, renderPages } from './release-modules.ts';
import { runSeed } from './run-seed.ts';
import { startAtWork } from './working-clock.ts';

/** `history`: the demo with eight months behind it. `demo`: its content alone, as the tests use it. `empty`: profile and admin. */
export const seeds = ['history', 'demo', 'empty'] as const;
export type Seed = (typeof seeds)[number];

/** Says in the data folder what it was filled with; `scripts/start.mjs` looks for it, too. */
const markerIn = (dataDir: string): string => path.join(dataDir, 'seeded');

/** The centre in a local cloud: its modules live, its records stored, its pages rendered. */
export const centreContent = (ownSeed: Seed | 'none'): CloudContent => ({
	seeds,
	async fill(cloud, asked) {
		const seed = seeds.find((known) => known === asked) ?? ownSeed;
		if (seed === 'none') return;
		if ((readIfPresent(markerIn(cloud.dataDir)) ?? seed) === 'history') await startAtWork(cloud.clock);
		const [version] = await Promise.all([releaseModules(cloud), seedOnce(cloud, seed)]);
		if (version) await renderPages(cloud, version);
	},
	forget: (dataDir) => rm(markerIn(dataDir), { force: true }),
});

/** Fills the table, once per data folder: the seed passes over what is there, so one that was cut off is run again. */
async function seedOnce(cloud: StartedCloud, seed: Seed): Promise<void> {
	const marker = markerIn(cloud.dataDir);
	if (readIfPresent(marker) !== undefined) return;
	cloud.log(`seeding the table (${seed}) …`);
	// Pages are rendered from all of it afterwards, and what a history leaves to be done, the sweep finds.
	await cloud.withoutStream(() => runSeed(cloud, seed));
	await writeFileAtomically(marker, seed);
}
