import { type ComponentType, createContext, lazy, type ReactNode, useContext } from 'react';

/** Where a page being rendered ahead of time leaves the name of its component, so that its files travel with the HTML. */
export const PageFilesContext = createContext<((component: string) => unknown) | undefined>(undefined);

/** A page whose files can be fetched before it is shown. */
export type LazyPage = ComponentType & { readonly prefetch: () => void };

/**
 * A page in files of its own: who reads another does not download it. `name` is that of its component, after which the file is
 * named (`ContactPage` is in `contact-page.tsx`): the release knows a page's files by it.
 */
export function lazyPage<K extends string>(
	load: () => Promise<{ readonly [N in K]: ComponentType }>,
	name: K,
): LazyPage {
	const Page = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each page.
	function OwnFiles(): ReactNode {
		useContext(PageFilesContext)?.(name);
		return <Page />;
	}
	// What does not come is asked for again by the page itself, which says so.
	return Object.assign(OwnFiles, { prefetch: () => void load().catch(() => undefined) });
}
