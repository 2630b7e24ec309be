import type { ComponentType } from 'react';
import type { AppStore } from './store.ts';

export interface ModuleAppProps {
	/**
	 * The session is not known yet: only the skeleton of the page is rendered. It is prerendered, so it sends no request and shows nothing of
	 * a person or of the day.
	 */
	readonly isSkeleton?: boolean;
}

/** What a module of the site exposes as `./app`: its routes, with absolute paths, as one component. */
export interface RemoteModule {
	readonly App: ComponentType<ModuleAppProps>;
	/** It renders a skeleton for `isSkeleton`. Older releases do not, and are not shown before the session is known. */
	readonly supportsSkeleton?: boolean;
	/** Fetches the files of the page at this path and begins the open calls it will make: somebody is about to go there. */
	readonly prefetch?: (pathname: string, dispatch: AppStore['dispatch']) => void;
}
