import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';

/** Timeout of a module before its page shows the error, milliseconds. */
export const MODULE_TIMEOUT = 8000;

/** Backoff between retries while a prerendered page waits for its module, milliseconds; the last repeats. */
const RETRY_DELAYS = [2000, 4000, 8000, 16_000, 30_000] as const;

export interface ModuleLoader {
	/** The module, as one cached promise until `forget`, for React's `use`. Rejects after a timeout. */
	load(name: ModuleName): Promise<RemoteModule>;
	/** Retries until the module loads, and never rejects. For a page with prerendered HTML. */
	loadWithRetry(name: ModuleName): Promise<RemoteModule>;
	/** Whether the module's files were loaded and evaluated. */
	hasArrived(name: ModuleName): boolean;
	/** Discards a failed attempt, so that the next `load` retries. A loaded module stays. */
	forget(name: ModuleName): void;
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
	let timer: ReturnType<typeof setTimeout>;
	const timeout = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(message)), milliseconds);
	});
	return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Stores the result on the promise, where React's `use` reads it without suspending. */
function settled(promise: Promise<RemoteModule>): Promise<RemoteModule> {
	promise.then(
		(value) => Object.assign(promise, { status: 'fulfilled', value }),
		() => undefined, // the caller handles it
	);
	return promise;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Caches loaded modules. `fetchModule` loads one module: by federation, or from a test. */
export function createModuleLoader(fetchModule: (name: ModuleName) => Promise<RemoteModule>): ModuleLoader {
	const attempts = new Map<ModuleName, Promise<RemoteModule>>();
	const withRetry = new Map<ModuleName, Promise<RemoteModule>>();
	const arrived = new Set<ModuleName>();

	async function arrive(name: ModuleName): Promise<RemoteModule> {
		const module = await fetchModule(name);
		arrived.add(name);
		return module;
	}

	function load(name: ModuleName): Promise<RemoteModule> {
		const known = attempts.get(name);
		if (known) return known;
		const attempt = settled(withTimeout(arrive(name), MODULE_TIMEOUT, `The module ${name} did not come in time.`));
		attempts.set(name, attempt);
		return attempt;
	}

	function forget(name: ModuleName): void {
		if (!arrived.has(name)) attempts.delete(name);
	}

	async function keepTrying(name: ModuleName): Promise<RemoteModule> {
		for (let attempt = 0; ; attempt += 1) {
			try {
				return await load(name);
			} catch {
				await wait(RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 0);
				forget(name);
			}
		}
	}

	return {
		load,
		forget,
		hasArrived: (name) => arrived.has(name),
		loadWithRetry(name) {
			const known = withRetry.get(name) ?? settled(keepTrying(name));
			withRetry.set(name, known);
			return known;
		},
	};
}
