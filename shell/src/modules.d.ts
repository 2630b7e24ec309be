/** Class names of a CSS module, by local name. Rspack fails the build when a name that is used does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}

/** The plain stylesheets of the shell: scripts that are built apart, and the server, write their classes into documents. */
declare module '*/boot.css' {}
declare module '*/kept-note.css' {}
declare module '*/without-app.css' {}
