import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

const Nothing = (): ReactNode => null;

/** A part of a page in files of its own that nobody waits for: nothing stands in its place until they are there, or where they do not come. */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
	const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each part.
	function OwnFiles(props: P): ReactNode {
		return <Suspense>{createElement<P>(Part, props)}</Suspense>;
	}
	return OwnFiles;
}
