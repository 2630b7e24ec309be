/** Class names of a CSS module, by local name. Rspack fails the build when a name that is used does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}

/** The parser and the walker alone: the whole of css-tree reads data files from where it was installed. */
declare module 'css-tree/parser' {
	// biome-ignore lint/style/noDefaultExport: the package has it
	export { parse as default } from 'css-tree';
}
declare module 'css-tree/walker' {
	// biome-ignore lint/style/noDefaultExport: the package has it
	export { walk as default } from 'css-tree';
}

/** The plain stylesheets of the shell: scripts that are built apart, and the server, write their classes into documents. */
declare module '*/boot.css' {}
declare module '*/offline-note.css' {}
declare module '*/without-app.css' {}
