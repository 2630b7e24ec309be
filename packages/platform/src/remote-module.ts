import type { ComponentType } from 'react';
import type { AppStore } from './store.ts';

export interface ModuleAppProps {
	/**
	 * The session is not known yet: only the skeleton of the page is rendered. It is prerendered, so it sends no request
	 * and shows no personal data and no date.
	 */
	readonly isSkeleton?: boolean;
}

/** What a module of the site exposes as `./app`: its routes, with absolute paths, as one component. */
export interface RemoteModule {
	readonly App: ComponentType<ModuleAppProps>;
	/** Whether it renders a skeleton for `isSkeleton`. Older releases are shown only once the session is known. */
	readonly supportsSkeleton?: boolean;
	/** Prefetches the files and the public calls of the page at this path. */
	readonly prefetch?: (pathname: string, dispatch: AppStore['dispatch']) => void;
}
