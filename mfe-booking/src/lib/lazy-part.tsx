import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const Nothing = (): ReactNode => null;

/** A part of a page in files of its own that nobody waits for: nothing stands in its place until they are there, or where they do not come. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
	const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each part.
	function OwnFiles(): ReactNode {
		return (
			<Suspense>
				<Part />
			</Suspense>
		);
	}
	return OwnFiles;
}
