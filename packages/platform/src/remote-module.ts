import type { ComponentType } from 'react';

export interface ModuleAppProps {
	/**
	 * Nobody knows yet who is there: only the outline of the page is to be shown. It is rendered ahead of time, so it asks nothing and
	 * shows nothing of anybody and nothing of the day.
	 */
	readonly isWaiting?: boolean;
}

/** What a module of the site exposes as `./app`: its routes, with absolute paths, as one component. */
export interface RemoteModule {
	readonly App: ComponentType<ModuleAppProps>;
	/** It minds `isWaiting`. Older releases do not, and are not shown before it is known who is there. */
	readonly canWait?: boolean;
	/** Starts what the page at this path will ask for, before it renders. */
	readonly prefetch?: (pathname: string) => void;
}
