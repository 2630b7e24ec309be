import { takeLock } from '../../packages/local-cloud/src/engine/instance-lock.ts';
import { refuse } from '../lib/preflight.mjs';

/** Locks a data folder during the build; a folder in use by another local cloud is refused before it. */
export function takeDataFolder(dataDir) {
	try {
		return takeLock(dataDir);
	} catch (error) {
		return refuse(error.message);
	}
}
