import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@tulia/platform';
import { MODULE_TIMEOUT } from './module-loader.ts';
import type { ModuleName } from './module-name.ts';

/** The address of each live module's entry, from the document's `#releases` island. */
export type RemoteEntries = { readonly [N in ModuleName]?: string };

/** Tells federation where the live modules are. The document names them, so switching a version needs no shell release. */
export function registerModules(entries: RemoteEntries): void {
	registerPlugins([
		{
			name: 'give-up-in-time',
			// The runtime would wait 20 seconds, and a retry would join that wait instead of asking again.
			createScript({ url }) {
				const script = document.createElement('script');
				script.src = url;
				return { script, timeout: MODULE_TIMEOUT };
			},
		},
	]);
	registerRemotes(Object.entries(entries).map(([name, entry]) => ({ name, entry })));
}

/** Loads one module through federation; rejects when any of its files does not come. */
export async function fetchModule(name: ModuleName): Promise<RemoteModule> {
	const module = await loadRemote<RemoteModule>(`${name}/app`);
	if (!module) throw new Error(`The module ${name} exposes nothing.`);
	return module;
}
