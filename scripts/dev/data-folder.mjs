import { takeLock } from '../../packages/local-cloud/src/engine/instance-lock.ts';
import { refuse } from '../lib/preflight.mjs';

/** Takes a data folder while what runs on it is built; a folder that another local cloud uses is refused before the build. */
export function takeDataFolder(dataDir) {
	try {
		return takeLock(dataDir);
	} catch (error) {
		return refuse(error.message);
	}
}
