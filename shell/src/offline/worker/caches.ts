/** The publisher writes this constant before the worker's code: a new help page makes a new worker. */
declare const self: ServiceWorkerGlobalScope & { readonly HELP_REVISION: string };

/** The help page with its files, one cache for each revision; always present. */
export const HELP_CACHE = `tulia-help-${self.HELP_REVISION}`;
/** Public pages. A new number discards what is stored in an incompatible form. */
export const PAGES_CACHE = 'tulia-pages-2';
/** The frames of ticket page and my appointments: without personal data, cached once a ticket was opened. */
export const TICKETS_CACHE = 'tulia-tickets-1';
/** Immutable files: styles, fonts, scripts, pictures. */
export const FILES_CACHE = 'tulia-files-1';

/** Every cache of this worker; all others belong to older workers. */
export const ownCaches: readonly string[] = [HELP_CACHE, PAGES_CACHE, TICKETS_CACHE, FILES_CACHE];
