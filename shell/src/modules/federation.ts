import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@tulia/platform';
import { MODULE_TIMEOUT } from './module-loader.ts';
import type { ModuleName } from './module-name.ts';

/**
 * How long federation waits for one script, milliseconds. Less than a module is given in all: when the page offers Retry,
 * the script has been given up. Federation's own patience is 20 seconds.
 */
const SCRIPT_TIMEOUT = MODULE_TIMEOUT - 1000;

/** The address of each live module's entry, from the document's `#releases` island. */
export type RemoteEntries = { readonly [N in ModuleName]?: string };

/**
 * Creates the script of a module's entry. From the second attempt on its address differs, because Chrome makes a request
 * wait for an unanswered one to the same address, for 20 seconds: a retry would hang on what it is meant to replace.
 */
function scriptCreator(): (options: { readonly url: string }) => { script: HTMLScriptElement; timeout: number } {
	const attempts = new Map<string, number>();
	return ({ url }) => {
		const attempt = attempts.get(url) ?? 0;
		attempts.set(url, attempt + 1);
		const script = document.createElement('script');
		script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
		return { script, timeout: SCRIPT_TIMEOUT };
	};
}

/** Tells federation where the live modules are. The document names them, so switching a version needs no shell release. */
export function registerModules(entries: RemoteEntries): void {
	registerPlugins([{ name: 'give-up-in-time', createScript: scriptCreator() }]);
	registerRemotes(Object.entries(entries).map(([name, entry]) => ({ name, entry })));
}

/** Loads one module through federation; rejects when any of its files does not come. */
export async function fetchModule(name: ModuleName): Promise<RemoteModule> {
	const module = await loadRemote<RemoteModule>(`${name}/app`);
	if (!module) throw new Error(`The module ${name} exposes nothing.`);
	return module;
}
