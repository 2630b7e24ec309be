import { siteModules } from '@tulia/contracts/site-modules';
import type { LocalCloud } from 'local-cloud';
import { type DevPorts, devSite } from './dev/dev-document.ts';
import { runCentre } from './run-centre.ts';

/** A bundle from `lambdas/dev.ts`. */
interface BundledFunction {
	readonly name: string;
	readonly folder: string;
}

const { PORT = '8080', DEV_PORTS = '{}' } = process.env;
const ports: DevPorts = JSON.parse(DEV_PORTS);

/** Bundles that arrived before the cloud had started, by function. */
const waiting = new Map<string, string>();
let cloud: LocalCloud | undefined;

const replace = ({ name, folder }: BundledFunction): void => {
	if (cloud) cloud.replaceCode(`tulia-${name}`, folder);
	else waiting.set(name, folder);
};

/** The entries of the modules without a development server, as last released. */
async function releasedEntries(): Promise<Readonly<Record<string, string>>> {
	const others = siteModules.filter((module) => module !== 'shell' && ports[module] === undefined);
	const entries = await Promise.all(
		others.map(async (module) => {
			const pointer = await fetch(`http://127.0.0.1:${PORT}/releases/${module}.json`);
			if (!pointer.ok) return [];
			const { remoteEntry }: { readonly remoteEntry: string } = await pointer.json();
			return [[module, remoteEntry] as const];
		}),
	);
	return Object.fromEntries(entries.flat());
}

/** The cloud of `npm run dev`: pages from the development servers, functions replaced as they are bundled. */
process.on('message', replace);
await runCentre({
	beforeSite: devSite(ports, releasedEntries),
	// In development the browser renders pages from source.
	onUnrendered: (error) =>
		console.warn(
			`  ${error instanceof Error ? error.message : String(error)}\n  Development goes on without them; npm run build says more.`,
		),
	onStarted(started) {
		cloud = started;
		for (const [name, folder] of waiting) replace({ name, folder });
		process.send?.({ kind: 'started' });
	},
});
