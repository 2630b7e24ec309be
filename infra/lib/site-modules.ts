/** The parts of the site that are released on their own, each by its team. */
export const siteModules = ['shell', 'content', 'booking', 'admin'] as const;
export type SiteModule = (typeof siteModules)[number];

/** Where a module's releases live in the site bucket, one folder per version beneath it. */
export const prefixOf = (module: SiteModule): string => (module === 'shell' ? 'shell' : `mfe/${module}`);

/** The object that names the version which is live. */
export const pointerOf = (module: SiteModule): string => `releases/${module}.json`;
