import { tsImport } from 'tsx/esm/api';

/** The list of modules for scripts that an older Node may start, which reads no types: build.mjs by hand, and a rollback. */
export const { byteBudgets, siteModules, workspaceOf } = await tsImport(
	'../../packages/contracts/src/site-modules.ts',
	import.meta.url,
);
