import type { ComponentType } from 'react';

/** What a module of the site exposes as `./app`: its routes, with absolute paths, as one component. */
export interface RemoteModule {
	readonly App: ComponentType;
	/** Starts what the page at this path will ask for, before it renders. */
	readonly prefetch?: (pathname: string) => void;
}
