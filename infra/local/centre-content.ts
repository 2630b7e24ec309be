import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent, writeFileAtomically } from 'local-cloud/atomic-file';
import type { CloudContent, StartedCloud } from 'local-cloud/content';
import { codeVersion, forgetRun, lastRun, noteRun } from './last-run.ts';
import { releaseModules, renderPages } from './release-modules.ts';
import { runSeed } from './run-seed.ts';
import { startAtWork } from './working-clock.ts';

/** `history`: the demo with eight months behind it. `demo`: its content alone, as the tests use it. `empty`: profile and admin. */
export const seeds = ['history', 'demo', 'empty'] as const;
export type Seed = (typeof seeds)[number];

/** Says in the data folder what it was filled with; `scripts/start.mjs` looks for it, too. */
const markerIn = (dataDir: string): string => path.join(dataDir, 'seeded');

/**
 * The centre in a local cloud: its modules live, its records stored, its pages rendered. `onUnrendered` hears why pages could not be
 * rendered; without it the start fails.
 */
export function centreContent(ownSeed: Seed | 'none', onUnrendered?: (error: unknown) => void): CloudContent {
	let noting: NodeJS.Timeout | undefined;
	return {
		seeds,
		async fill(cloud, asked) {
			const seed = seeds.find((known) => known === asked) ?? ownSeed;
			if (seed === 'none') return;
			clearInterval(noting);
			noting = await goOnFrom(cloud, seed);
			const [version] = await Promise.all([releaseModules(cloud), seedOnce(cloud, seed)]);
			if (version) await renderPages(cloud, version).catch(onUnrendered);
		},
		async forget(dataDir) {
			clearInterval(noting);
			forgetRun(dataDir);
			await rm(markerIn(dataDir), { force: true });
		},
	};
}

/** Says whose data these are, and starts the clock of a history; notes both from then on. */
async function goOnFrom(cloud: StartedCloud, seed: Seed): Promise<NodeJS.Timeout> {
	const { dataDir, clock } = cloud;
	const [filledWith, before, code] = [readIfPresent(markerIn(dataDir)), lastRun(dataDir), codeVersion()];
	if (filledWith !== undefined && before?.version !== code)
		cloud.log(`the data in ${dataDir} are of ${before?.version ?? 'an earlier version'}, and this is ${code}`);
	// A clock that was set goes where it was set.
	const until = process.env.CLOCK_START ? undefined : before?.until;
	if ((filledWith ?? seed) === 'history') await startAtWork(clock, until);
	return noteRun(dataDir, code, () => clock.now());
}

/** Fills the table, once per data folder: the seed passes over what is there, so one that was cut off is run again. */
async function seedOnce(cloud: StartedCloud, seed: Seed): Promise<void> {
	const marker = markerIn(cloud.dataDir);
	if (readIfPresent(marker) !== undefined) return;
	cloud.log(`seeding the table (${seed}) …`);
	// Pages are rendered from all of it afterwards, and what a history leaves to be done, the sweep finds.
	await cloud.withoutStream(() => runSeed(cloud, seed));
	await writeFileAtomically(marker, seed);
}
