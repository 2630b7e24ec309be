import { type ModuleName, remoteModules } from '@tulia/contracts/site-modules';
import { tryStorage } from '@tulia/platform/boot';

/** A module served on the developer's machine instead of the released one. */
export interface DeveloperModule {
	readonly module: ModuleName;
	readonly port: number;
}

/** Stored for this tab only, and written only by the form of `/developer-module`: no address can set it. */
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

/** Always localhost: a choice has a port, and no host. */
export const developerOrigin = ({ port }: DeveloperModule): string => `http://localhost:${port}`;
