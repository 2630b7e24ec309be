import { type ComponentType, createContext, lazy, type ReactNode, useContext } from 'react';

/** Where a page being prerendered leaves the name of its component, so that its files travel with the HTML. */
export const PageFilesContext = createContext<((component: string) => unknown) | undefined>(undefined);

/** Names the attempt to show a page: another visit is another attempt, and so is each press of Retry. */
export const LoadAttemptContext = createContext('');

/** A page whose files can be fetched before it is shown. */
export type LazyPage = ComponentType & { readonly prefetch: () => void };

/**
 * A page in files of its own: who reads another does not download it. `name` is that of its component, after which the file is
 * named (`ContactPage` is in `contact-page.tsx`): the release knows a page's files by it.
 *
 * Files that did not come are asked for again by the next attempt and by none before it: `lazy` would remember the failure for good,
 * and asking at once again would hammer a network that is down.
 */
export function lazyPage<K extends string>(
	load: () => Promise<{ readonly [N in K]: ComponentType }>,
	name: K,
): LazyPage {
	let Page: ComponentType | undefined;
	let failedIn: string | undefined;

	function begin(attempt: string): ComponentType {
		return lazy<ComponentType>(async () => {
			try {
				return { default: (await load())[name] };
			} catch (error) {
				failedIn = attempt;
				throw error;
			}
		});
	}
	function pageFor(attempt: string): ComponentType {
		if (failedIn !== undefined && failedIn !== attempt) {
			failedIn = undefined;
			Page = undefined;
		}
		Page ??= begin(attempt);
		return Page;
	}

	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each page.
	function OwnFiles(): ReactNode {
		useContext(PageFilesContext)?.(name);
		const Now = pageFor(useContext(LoadAttemptContext));
		return <Now />;
	}
	// What does not come is asked for again by the page itself, which says so.
	return Object.assign(OwnFiles, { prefetch: () => void load().catch(() => undefined) });
}
