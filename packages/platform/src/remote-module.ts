import type { ComponentType } from 'react';
import type { AppStore } from './store.ts';

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
	/** Fetches the files of the page at this path and begins the open calls it will make: somebody is about to go there. */
	readonly prefetch?: (pathname: string, dispatch: AppStore['dispatch']) => void;
}
