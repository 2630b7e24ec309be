import { type ComponentType, createContext, lazy, type ReactNode, useContext } from 'react';

/** Where a page being rendered ahead of time leaves the name of its component, so that its files travel with the HTML. */
export const PageFilesContext = createContext<((component: string) => unknown) | undefined>(undefined);

/**
 * A page in files of its own: who reads another does not download it. `name` is that of its component, after which the file is
 * named (`ContactPage` is in `contact-page.tsx`): the release knows a page's files by it.
 */
export function lazyPage<K extends string>(
	load: () => Promise<{ readonly [N in K]: ComponentType }>,
	name: K,
): ComponentType {
	const Page = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each page.
	return function LazyPage(): ReactNode {
		useContext(PageFilesContext)?.(name);
		return <Page />;
	};
}
