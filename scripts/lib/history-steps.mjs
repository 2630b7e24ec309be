import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** What is built beside everything else for a start with SEED=history on a data folder that was never filled (decision 034). */
export function historySteps() {
	const { SEED: seed = 'history', DATA_DIR: dataDir = '.local' } = process.env;
	return seed === 'history' && !existsSync(path.resolve(root, dataDir, 'seeded')) ? ['history'] : [];
}
