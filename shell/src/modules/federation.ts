import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';
import { MODULE_TIMEOUT } from './module-loader.ts';

/** What the bundler's runtime calls the singletons of a page, and how they come to be listed. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * How long one entry may take, milliseconds. Less than a module is given in all: when the page offers Retry, the script has been given up.
 */
const SCRIPT_TIMEOUT = MODULE_TIMEOUT - 1000;

/** The address of each live module's entry, from the document's `#releases` island. */
export type RemoteEntries = { readonly [N in ModuleName]?: string };

/** What the entry of a module leaves in the global variable of its name: a container of Module Federation. */
interface Container {
	init(shareScope: unknown): Promise<unknown> | undefined;
	get(exposed: './app'): Promise<() => RemoteModule>;
}

/** Runs a script; rejects when it does not come, or not in time. */
function runScript(src: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = Object.assign(document.createElement('script'), { src });
		const fail = (): void => {
			script.remove();
			reject(new Error(`Loading script failed: ${src}`));
		};
		const timer = setTimeout(fail, SCRIPT_TIMEOUT);
		script.addEventListener('load', () => resolve());
		script.addEventListener('error', fail);
		for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
		document.head.append(script);
	});
}

/** Hands the container what the shell shares, once: federation refuses to start a container a second time with other copies. */
async function connect(name: ModuleName): Promise<Container> {
	const container = (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[name];
	if (!container) throw new Error(`The entry of ${name} left no container.`);
	await __webpack_init_sharing__('default');
	await container.init(__webpack_share_scopes__.default);
	return container;
}

/**
 * Loads modules through federation, from where the document says they are: switching a version needs no shell release. What it returns
 * rejects when any file of the module does not come, and tries again when it is called again.
 */
export function createModuleFetcher(entries: RemoteEntries): (name: ModuleName) => Promise<RemoteModule> {
	const containers = new Map<ModuleName, Promise<Container>>();
	const attempts = new Map<ModuleName, number>();

	async function loadContainer(name: ModuleName): Promise<Container> {
		const entry = entries[name];
		if (!entry) throw new Error(`The document names no entry of ${name}.`);
		const attempt = attempts.get(name) ?? 0;
		attempts.set(name, attempt + 1);
		// Chrome makes a request wait for an unanswered one to the same address, for 20 seconds: a retry would hang on what it is to replace.
		await runScript(attempt === 0 ? entry : `${entry}?attempt=${attempt}`);
		return connect(name);
	}

	return async (name) => {
		const container = containers.get(name) ?? loadContainer(name);
		containers.set(name, container);
		container.catch(() => containers.delete(name));
		const makeModule = await (await container).get('./app');
		return makeModule();
	};
}
