/** What the publisher writes before the worker's code: it changes with the help page, and so does the worker. */
declare const self: ServiceWorkerGlobalScope & { readonly HELP_REVISION: string };

/** The help page with what it needs, one per revision of it; always there. */
export const HELP_CACHE = `tulia-help-${self.HELP_REVISION}`;
/** Public pages. The number is raised when what is stored there changes its meaning. */
export const PAGES_CACHE = 'tulia-pages-2';
/** The frames of the ticket page and of my appointments: the same for everybody, and kept once a ticket was opened here. */
export const TICKETS_CACHE = 'tulia-tickets-1';
/** Files that never change: styles, fonts, scripts, pictures. */
export const FILES_CACHE = 'tulia-files-1';

/** Everything this worker stores; whatever else there is belongs to a worker from before. */
export const ownCaches: readonly string[] = [HELP_CACHE, PAGES_CACHE, TICKETS_CACHE, FILES_CACHE];
