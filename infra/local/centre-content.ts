import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent, writeFileAtomically } from 'local-cloud/atomic-file';
import type { CloudContent, StartedCloud } from 'local-cloud/content';
import { codeVersion, forgetRun, lastRun, noteRun } from './last-run.ts';
import { releaseModules, renderPages } from './release-modules.ts';
import { runSeed } from './run-seed.ts';
import { startAtWork } from './working-clock.ts';

/** `history`: the demo with eight months of history. `demo`: its content only. `empty`: profile and admin. */
export const seeds = ['history', 'demo', 'empty'] as const;
export type Seed = (typeof seeds)[number];

/** The file that marks a seeded data folder; `scripts/start.mjs` also checks for it. */
const markerIn = (dataDir: string): string => path.join(dataDir, 'seeded');

/**
 * Sets up the centre in a local cloud: releases modules, seeds the table, renders pages. `onUnrendered` receives the
 * reason if pages cannot be rendered; without it the start fails.
 */
export function centreContent(ownSeed: Seed | 'none', onUnrendered?: (error: unknown) => void): CloudContent {
	let noting: NodeJS.Timeout | undefined;
	return {
		seeds,
		async fill(cloud, name) {
			const seed = seeds.find((known) => known === name) ?? ownSeed;
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

/** Logs the origin of the data, and sets the clock of a history; stores both from now on. */
async function goOnFrom(cloud: StartedCloud, seed: Seed): Promise<NodeJS.Timeout> {
	const { dataDir, clock } = cloud;
	const [filledWith, before, code] = [readIfPresent(markerIn(dataDir)), lastRun(dataDir), codeVersion()];
	if (filledWith !== undefined && before?.version !== code)
		cloud.log(`the data in ${dataDir} are of ${before?.version ?? 'an earlier version'}, and this is ${code}`);
	// A clock set explicitly is not changed.
	const until = process.env.CLOCK_START ? undefined : before?.until;
	if ((filledWith ?? seed) === 'history') await startAtWork(clock, until);
	return noteRun(dataDir, code, () => clock.now());
}

/** Seeds the table once per data folder. Idempotent, so an interrupted seed is run again. */
async function seedOnce(cloud: StartedCloud, seed: Seed): Promise<void> {
	const marker = markerIn(cloud.dataDir);
	if (readIfPresent(marker) !== undefined) return;
	cloud.log(`seeding the table (${seed}) …`);
	// All pages are rendered afterwards, and the sweep finds pending jobs of a history.
	await cloud.withoutStream(() => runSeed(cloud, seed));
	await writeFileAtomically(marker, seed);
}
