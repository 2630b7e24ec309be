import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

const Nothing = (): ReactNode => null;

/** A part of a page in files of its own. */
export type LazyPart<P> = ComponentType<P> & {
	/** Begins to fetch its files. A part that is here stands in the first frame, and moves nothing that is shown already. */
	readonly prefetch: () => void;
};

/** A part of a page in files of its own that nobody waits for: nothing stands in its place until they are there, or where they do not come. */
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
