import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';

/** How long a module may take before its page says so, milliseconds. */
export const MODULE_TIMEOUT = 8000;

/** Pauses between attempts while a page that was prerendered waits for its module, milliseconds; the last repeats. */
const RETRY_DELAYS = [2000, 4000, 8000, 16_000, 30_000] as const;

export interface ModuleLoader {
	/**
	 * The module, as one promise until it is forgotten, so that it can be given to `use`. It rejects when the module does not
	 * come in time.
	 */
	load(name: ModuleName): Promise<RemoteModule>;
	/**
	 * The same, but it never rejects: it keeps trying. For a page whose HTML is already on screen, which is worth more than
	 * an error message in its place.
	 */
	loadWithRetry(name: ModuleName): Promise<RemoteModule>;
	/** Whether the module's files came and were evaluated. */
	hasArrived(name: ModuleName): boolean;
	/** Drops a failed attempt, so that the next `load` tries again. A module that came stays. */
	forget(name: ModuleName): void;
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
	let timer: ReturnType<typeof setTimeout>;
	const timeout = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(message)), milliseconds);
	});
	return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Notes the result on the promise itself, where React's `use` looks first: what has arrived renders without suspending again. */
function settled(promise: Promise<RemoteModule>): Promise<RemoteModule> {
	promise.then(
		(value) => Object.assign(promise, { status: 'fulfilled', value }),
		() => undefined, // whoever waits for it hears of it
	);
	return promise;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps what was loaded. `fetchModule` gets one module by whatever means there are: federation, or what a test gives. */
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
