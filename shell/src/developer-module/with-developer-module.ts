import type { RemoteEntries } from '../modules/federation.ts';
import { showDeveloperBar } from './developer-bar.ts';
import { developerOrigin, readDeveloperModule } from './developer-module.ts';
import { allowsDeveloperModules } from './stage-permission.ts';

/**
 * The module entries of the page, with the developer's module in place of the released one where the stage allows it.
 * The bar that names this module is shown before the module loads.
 */
export async function withDeveloperModule(released: RemoteEntries): Promise<RemoteEntries> {
	const chosen = readDeveloperModule();
	if (!chosen || !(await allowsDeveloperModules())) return released;
	showDeveloperBar(chosen);
	return { ...released, [chosen.module]: `${developerOrigin(chosen)}/remoteEntry.js` };
}
