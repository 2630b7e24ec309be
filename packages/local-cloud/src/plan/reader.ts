import type { ResolvedResource } from '../template/resolver.ts';

/** Reads the resources of one type; an error names the stack and id. */
export type ResourceReader = <T>(type: string, read: (resource: ResolvedResource) => T) => readonly T[];
