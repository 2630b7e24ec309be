import { type ComponentType, createContext, lazy, type ReactNode, useContext } from 'react';

/** Collects the names of rendered page components while prerendering, so that the HTML links their files. */
export const PageFilesContext = createContext<((component: string) => unknown) | undefined>(undefined);

/** Identifies the attempt to show a page: each visit, and each press of Retry, is another attempt. */
export const LoadAttemptContext = createContext('');

/** A page whose files can be prefetched. */
export type LazyPage = ComponentType & { readonly prefetch: () => void };

/**
 * A code-split page. `name` is that of its component, after which the file is named (`ContactPage` is in
 * `contact-page.tsx`): the release finds a page's files by it.
 *
 * Files that failed to load are requested again by the next attempt only: `lazy` alone would cache the failure for
 * good, and immediate retries would strain a network that is down.
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
	// A failed prefetch is retried when the page is shown, which reports the error.
	return Object.assign(OwnFiles, { prefetch: () => void load().catch(() => undefined) });
}
