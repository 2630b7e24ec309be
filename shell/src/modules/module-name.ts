/** The parts of the site that are built and released by other teams. */
export type ModuleName = 'content' | 'booking' | 'admin';
