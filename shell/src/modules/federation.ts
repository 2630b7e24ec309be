import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';
import { MODULE_TIMEOUT } from './module-loader.ts';

/** Globals of the bundler's runtime: the shared scopes of a page, and their initialisation. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** Timeout of one entry, milliseconds. Shorter than the module's, so that Retry loads a new script. */
const SCRIPT_TIMEOUT = MODULE_TIMEOUT - 1000;

/** The entry address of each live module, from the document's `#releases` island. */
export type RemoteEntries = { readonly [N in ModuleName]?: string };

/** The container of Module Federation that a module's entry assigns to the global variable of its name. */
interface Container {
	init(shareScope: unknown): Promise<unknown> | undefined;
	get(exposed: './app'): Promise<() => RemoteModule>;
}

/** Runs a script; rejects when it fails to load or times out. */
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

/** Initialises the container with the shared scope, once: federation refuses a second initialisation. */
async function connect(name: ModuleName): Promise<Container> {
	const container = (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[name];
	if (!container) throw new Error(`The entry of ${name} left no container.`);
	await __webpack_init_sharing__('default');
	await container.init(__webpack_share_scopes__.default);
	return container;
}

/**
 * Loads modules by federation from the addresses of the document: a new version needs no shell release. The returned
 * function rejects when any file of the module fails to load, and retries when it is called again.
 */
export function createModuleFetcher(entries: RemoteEntries): (name: ModuleName) => Promise<RemoteModule> {
	const containers = new Map<ModuleName, Promise<Container>>();
	const attempts = new Map<ModuleName, number>();

	async function loadContainer(name: ModuleName): Promise<Container> {
		const entry = entries[name];
		if (!entry) throw new Error(`The document names no entry of ${name}.`);
		const attempt = attempts.get(name) ?? 0;
		attempts.set(name, attempt + 1);
		// Chrome delays a request by 20 seconds while another one to the same address is pending: the retry would hang on
		// the request it replaces.
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
