/** Class names of a CSS module, by local name. Rspack fails the build for a name that does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}
