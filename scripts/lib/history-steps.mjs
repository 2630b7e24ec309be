import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** The extra build steps of a start with SEED=history on an empty data folder (decision 034). */
export function historySteps() {
	const { SEED: seed = 'history', DATA_DIR: dataDir = '.local' } = process.env;
	return seed === 'history' && !existsSync(path.resolve(root, dataDir, 'seeded')) ? ['history'] : [];
}
