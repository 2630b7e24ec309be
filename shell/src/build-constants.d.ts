/** Where the server build publishes the page's singletons for the builds of modules. Defined by packages/build. */
declare const SERVER_SINGLETONS: string;
