import type { RemoteEntries } from '../modules/federation.ts';
import { showDeveloperBar } from './developer-bar.ts';
import { developerOrigin, readDeveloperModule } from './developer-module.ts';
import { allowsDeveloperModules } from './stage-permission.ts';

/**
 * The entries of the page's modules, with that of the developer in place of the released one: where one was chosen, and only on a stage
 * that allows it. The bar stands on the page before the module does.
 */
export async function withDeveloperModule(released: RemoteEntries): Promise<RemoteEntries> {
	const chosen = readDeveloperModule();
	if (!chosen || !(await allowsDeveloperModules())) return released;
	showDeveloperBar(chosen);
	return { ...released, [chosen.module]: `${developerOrigin(chosen)}/remoteEntry.js` };
}
