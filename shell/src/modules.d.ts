/** Class names of a CSS module, by local name. Rspack fails the build for a name that does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}

/** Parser and walker only: the whole of css-tree reads data files from its install folder. */
declare module 'css-tree/parser' {
	// biome-ignore lint/style/noDefaultExport: the package has a default export
	export { parse as default } from 'css-tree';
}
declare module 'css-tree/walker' {
	// biome-ignore lint/style/noDefaultExport: the package has a default export
	export { walk as default } from 'css-tree';
}

/** Global stylesheets of the shell: the server and separately built scripts write their classes into documents. */
declare module '*/boot.css' {}
declare module '*/offline-note.css' {}
declare module '*/without-app.css' {}
