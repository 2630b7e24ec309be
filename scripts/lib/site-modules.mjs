import { tsImport } from 'tsx/esm/api';

/** The list of modules for scripts that may run on an older Node, without types: build.mjs by hand, and a rollback. */
export const { byteBudgets, siteModules, workspaceOf } = await tsImport(
	'../../packages/contracts/src/site-modules.ts',
	import.meta.url,
);
