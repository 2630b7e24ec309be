import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

const Nothing = (): ReactNode => null;

/** A lazily loaded part of a page. */
export type LazyPart<P> = ComponentType<P> & {
	/** Starts to load the files. A loaded part renders in the first frame and shifts nothing. */
	readonly prefetch: () => void;
};

/**
 * A lazily loaded part that the page does not wait for: it renders nothing until its files are loaded, or if they fail.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
	let loaded: ComponentType<P> | undefined;
	const prefetch = (): void =>
		void load().then(
			(part) => {
				loaded = part;
			},
			() => undefined,
		);
	const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each part.
	function OwnFiles(props: P): ReactNode {
		const [Loaded] = useState(() => loaded);
		return Loaded ? createElement<P>(Loaded, props) : <Suspense>{createElement<P>(Part, props)}</Suspense>;
	}
	return Object.assign(OwnFiles, { prefetch });
}
