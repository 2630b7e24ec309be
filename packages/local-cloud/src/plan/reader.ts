import type { ResolvedResource } from '../template/resolver.ts';

/** The resources of one type, read; a message about one names its stack and id. */
export type ResourceReader = <T>(type: string, read: (resource: ResolvedResource) => T) => readonly T[];
