import { type ModuleName, remoteModules } from '@tulia/contracts/site-modules';
import { tryStorage } from '@tulia/platform/boot';

/** A module that a developer serves on the machine this page is looked at on, in place of the released one. */
export interface DeveloperModule {
	readonly module: ModuleName;
	readonly port: number;
}

/** In this tab alone, and written by the form of `/developer-module` alone: nothing of an address ever gets here. */
const KEY = 'tulia.developer-module';

/** Ports that need no privilege. */
const [FIRST_PORT, LAST_PORT] = [1024, 65_535];
export const isPort = (port: number): boolean => Number.isInteger(port) && port >= FIRST_PORT && port <= LAST_PORT;

export function readDeveloperModule(): DeveloperModule | undefined {
	const stored: unknown = JSON.parse(tryStorage(() => sessionStorage.getItem(KEY)) ?? 'null');
	if (typeof stored !== 'object' || stored === null || !('module' in stored) || !('port' in stored)) return undefined;
	const { module, port } = stored;
	const known = remoteModules.find(({ name }) => name === module)?.name;
	return known && typeof port === 'number' && isPort(port) ? { module: known, port } : undefined;
}

export const storeDeveloperModule = (chosen: DeveloperModule): void => {
	tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(chosen)));
};

export const forgetDeveloperModule = (): void => {
	tryStorage(() => sessionStorage.removeItem(KEY));
};

/** Always of this machine: a choice can name a port, and no other host. */
export const developerOrigin = ({ port }: DeveloperModule): string => `http://localhost:${port}`;
